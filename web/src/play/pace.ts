// Lets people see what others do: states that come faster than one can look are shown one after the other.

export class Pacer<T> {
  private queue: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** More than this waiting is not looked at one by one. */
  static readonly MOST = 25;

  constructor(
    private readonly show: (one: T) => void,
    /** Milliseconds to look at it before the next one is shown. */
    private readonly pause: (one: T) => number,
    /** Milliseconds the next one must wait for besides: the view may still be on its way. */
    private readonly wait: () => number = () => 0,
  ) {}

  get waiting(): number {
    return this.queue.length;
  }

  push(one: T) {
    this.queue.push(one);
    if (this.timer === undefined) this.next();
  }

  /** Shows everything at once. */
  flush() {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const one of this.queue.splice(0)) this.show(one);
  }

  stop() {
    clearTimeout(this.timer);
    this.queue = [];
  }

  private next() {
    this.timer = undefined;
    const wait = this.queue.length > 0 ? this.wait() : 0;
    if (wait > 0) {
      this.timer = setTimeout(() => this.next(), wait);
      return;
    }
    while (this.queue.length > 0) {
      const one = this.queue.shift()!;
      this.show(one);
      const pause = this.queue.length >= Pacer.MOST ? 0 : this.pause(one);
      if (pause === 0) continue;
      this.timer = setTimeout(() => this.next(), pause);
      return;
    }
  }
}
