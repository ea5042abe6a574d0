/// Makes counters words of orders, facts and sentences: written by their id, called by their name, pointed at as pieces.
///
/// `components::counters!(Unit in MyGame, |game| &game.data.units);` for a [`Roster`](crate::Roster) of `Unit`.
#[macro_export]
macro_rules! counters {
    ($Unit:ident in $Game:ty, |$game:ident| $roster:expr) => {
        impl ::engine::Say<$Game> for $Unit {
            fn say(&self, $game: &$Game) -> ::engine::Arg {
                ($roster)[*self].name.clone().into()
            }
        }
        impl ::engine::Word<$Game> for $Unit {
            fn write(self, $game: &$Game) -> String {
                ($roster)[self].id.clone()
            }
            fn all($game: &$Game) -> impl Iterator<Item = $Unit> {
                ($roster).ids()
            }
            fn read(text: &str, $game: &$Game) -> Option<$Unit> {
                ($roster).find(text)
            }
            fn point(self, $game: &$Game) -> Option<::engine::Point> {
                Some(::engine::Point::Piece(($roster)[self].id.clone()))
            }
        }
    };
}

/// Makes cells words of orders, facts and sentences: written by their number, called by their name if they have one, pointed at as
/// cells.
///
/// `components::cells!(Hex in MyGame, |game| &game.data.map);` for a [`GameMap`](crate::GameMap).
#[macro_export]
macro_rules! cells {
    ($Hex:ident in $Game:ty, |$game:ident| $map:expr) => {
        impl ::engine::Say<$Game> for $Hex {
            fn say(&self, $game: &$Game) -> ::engine::Arg {
                match ($map).name(self.0) {
                    Some(name) => ::engine::Msg::from(name).into(),
                    None => ($map).grid.label(self.0).into(),
                }
            }
        }
        impl ::engine::Word<$Game> for $Hex {
            fn write(self, $game: &$Game) -> String {
                ($map).grid.label(self.0)
            }
            fn all($game: &$Game) -> impl Iterator<Item = $Hex> {
                ($map).grid.cells().map($Hex)
            }
            fn read(text: &str, $game: &$Game) -> Option<$Hex> {
                ($map).grid.find(text).map($Hex)
            }
            fn point(self, $game: &$Game) -> Option<::engine::Point> {
                Some(::engine::Point::Cell(($map).grid.label(self.0)))
            }
        }
    };
}
