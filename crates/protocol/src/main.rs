//! Writes the TypeScript types and the JSON Schema of the protocol. With `--check` it only says whether they are current.

fn main() -> std::process::ExitCode {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let check = std::env::args().any(|arg| arg == "--check");
    let mut stale = false;
    for (path, text) in protocol::generated() {
        let path = root.join(path);
        if std::fs::read_to_string(&path).ok().as_deref() == Some(text.as_str()) {
            continue;
        }
        stale = true;
        if check {
            eprintln!("{} is not current; run: cargo run -p protocol", path.display());
        } else if let Err(error) = std::fs::create_dir_all(path.parent().expect("a file in a folder"))
            .and_then(|()| std::fs::write(&path, text))
        {
            eprintln!("{}: {error}", path.display());
            return std::process::ExitCode::FAILURE;
        }
    }
    if stale && check { std::process::ExitCode::FAILURE } else { std::process::ExitCode::SUCCESS }
}
