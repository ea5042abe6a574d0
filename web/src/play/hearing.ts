// Takes in what the host says, in order and at a pace one can follow. Hosts may leave out states that were over
// quickly; their pictures are asked for, so that every card and every move of the others is seen.
import type { Scene, State } from '../protocol';
import { Pacer } from './pace';

export class Hearing {
  private pacer: Pacer<State>;
  private arriving: Promise<void> = Promise.resolve();
  /** The last state number heard. */
  private last = -1;

  constructor(
    private readonly show: (state: State) => void,
    private readonly sceneAt: (state: number) => Promise<Scene<string>>,
    /** Milliseconds each state is to be looked at. */
    pause: (state: State) => number,
    /** Whether states that were left out are wanted. */
    private readonly slowly: () => boolean,
    /** How many states wait to be shown. */
    private readonly waits: (count: number) => void = () => {},
    /** Milliseconds until the view has come to what is shown. */
    wait: () => number = () => 0,
  ) {
    const tell = (state: State) => {
      show(state);
      waits(this.pacer.waiting);
    };
    this.pacer = new Pacer<State>(tell, pause, wait);
  }

  hear(state: State) {
    this.arriving = this.arriving.then(() => this.take(state));
  }

  /** Shows everything that waits. */
  flush() {
    this.pacer.flush();
  }

  stop() {
    this.pacer.stop();
  }

  private async take(state: State) {
    const from = this.last;
    const gap = state.state - from;
    this.last = state.state;
    if (from < 0 || gap < 0 || gap > Pacer.MOST) {
      this.pacer.flush();
      return this.show(state);
    }
    if (gap === 0 && this.pacer.waiting === 0) return this.show(state);
    if (gap > 1 && this.slowly()) await this.fill(from, state);
    this.push(state);
  }

  private push(state: State) {
    this.pacer.push(state);
    this.waits(this.pacer.waiting);
  }

  private async fill(from: number, state: State) {
    for (let step = from + 1; step < state.state; step++) {
      const scene = await this.sceneAt(step).catch(() => undefined);
      if (!scene) return;
      const log = state.log.filter((entry) => entry.step <= step);
      const nothing = { choices: [], undo: null, over: null, thinking: [] };
      this.push({ ...state, ...nothing, state: step, scene, log, decides: scene.prompt.seat });
    }
  }
}
