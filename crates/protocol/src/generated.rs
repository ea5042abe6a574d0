//! Files made from the protocol's types.

use crate::*;
use schemars::{JsonSchema, schema_for};
use ts_rs::{Config, TS};

/// Every message and request in one place, so that one schema and one file of types cover them all.
#[derive(TS, JsonSchema)]
#[allow(dead_code)]
struct Protocol {
    games: Vec<GameInfo>,
    new_table: NewTable,
    table_opened: TableOpened,
    list_tables: ListTables,
    tables: Vec<TableLine>,
    finished: Vec<FinishedTable>,
    dice: TablesDice,
    publish: Publish,
    published: Published,
    picture: Picture,
    problem: Problem,
    rules: RulesText,
    example: ExampleText,
    puzzles: PuzzleList,
    puzzle_answer: PuzzleAnswer,
    to_table: ToTable,
    from_table: FromTable,
}

/// Path from the repository's root, and content.
pub fn generated() -> Vec<(&'static str, String)> {
    let schema = serde_json::to_string_pretty(&schema_for!(Protocol)).expect("a schema is JSON") + "\n";
    vec![("docs/protocol.schema.json", schema), ("web/src/protocol.ts", typescript())]
}

fn typescript() -> String {
    let config = Config::new();
    let mut types = Vec::new();
    collect::<Protocol>(&config, &mut types);
    types.sort();
    types.dedup();
    let mut text = "// Made from crates/protocol by `cargo run -p protocol`. Do not edit.\n".to_owned();
    text += &format!("\nexport const VERSION = {VERSION};\n");
    for (_, declaration) in types {
        text += &format!("\nexport {declaration}\n");
    }
    text
}

struct Visit<'a>(&'a Config, &'a mut Vec<(String, String)>);

impl ts_rs::TypeVisitor for Visit<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            return;
        }
        let entry = (T::ident(self.0), T::decl(self.0));
        if !self.1.contains(&entry) {
            self.1.push(entry);
            T::visit_dependencies(self);
            T::visit_generics(self);
        }
    }
}

fn collect<T: TS + 'static>(config: &Config, types: &mut Vec<(String, String)>) {
    T::visit_dependencies(&mut Visit(config, types));
}

#[cfg(test)]
mod tests {
    #[test]
    fn generated_files_are_current() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for (path, text) in super::generated() {
            let found = std::fs::read_to_string(root.join(path)).unwrap_or_default();
            assert!(found == text, "{path} is not current; run: cargo run -p protocol");
        }
    }
}
