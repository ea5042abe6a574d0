//! Collects the case files.

fn main() {
    case_list::write();
}
