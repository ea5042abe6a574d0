//! Makes sure there is a client to embed: a fresh clone has none until `web` is built.

use std::{env, fs, path::Path};

const PLACEHOLDER: &str = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Feldzug</title>\n\
    <p>The browser client is not built yet. Run <code>npm ci && npm run build</code> in <code>web/</code>, \
    then build the server again.</p>\n</html>\n";

fn main() {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let dist = Path::new(&root).join("../../web/dist");
    let index = dist.join("index.html");
    if !index.exists() {
        fs::create_dir_all(&dist)
            .and_then(|()| fs::write(&index, PLACEHOLDER))
            .expect("web/dist is writable");
    }
    println!("cargo:rerun-if-changed=../../web/dist");
    println!("cargo:rerun-if-changed=build.rs");
}
