/// Where rules report what happened.
pub trait Sink<E> {
    /// Reports an event. It is only built if the sink wants it.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// Hears nothing and costs nothing: for search and self-play.
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
