/** Something that happens at a moment; `null` once it was called off. */
interface Event {
  readonly time: number;
  /** Of events of one moment, the one that was planned first comes first. */
  readonly order: number;
  happen: (() => void) | null;
}

/** After so many moments the runtime gets a turn, for its garbage collector and for Ctrl+C. */
const MOMENTS_PER_TURN = 5_000;

/**
 * The time of the simulation, in milliseconds since the epoch. It stands still while code runs and jumps to the next
 * event when there is nothing left to run, so that an hour takes as long as the work in it.
 */
export class Timeline {
  #now: number;
  #order = 0;
  #isStopped = false;
  /** A binary heap, the next event first. */
  readonly #events: Event[] = [];

  constructor(start: number) {
    this.#now = start;
  }

  get now(): number {
    return this.#now;
  }

  /** Plans what happens after some milliseconds; returns what calls it off. */
  after(delayMs: number, happen: () => void): () => void {
    const event: Event = {
      time: this.#now + Math.max(0, Math.ceil(delayMs)),
      order: (this.#order += 1),
      happen,
    };
    this.#push(event);
    return () => {
      event.happen = null;
    };
  }

  /** Resolves after some milliseconds. */
  wait(delayMs: number): Promise<void> {
    return new Promise((resolve) => {
      this.after(delayMs, resolve);
    });
  }

  /**
   * Lets time pass until a moment.
   * @throws (rejects) what an event threw
   */
  runUntil(end: number): Promise<void> {
    return new Promise((resolve, reject) => {
      let moments = 0;
      const step = (): void => {
        try {
          const first = this.#events[0];
          if (this.#isStopped || first === undefined || first.time > end) {
            if (!this.#isStopped) this.#now = end;
            resolve();
            return;
          }
          this.#now = first.time;
          for (let event = this.#events[0]; event?.time === this.#now; event = this.#events[0]) {
            this.#pop();
            event.happen?.();
          }
        } catch (error) {
          reject(error);
          return;
        }
        moments += 1;
        // A tick that is asked for in a microtask comes when all microtasks have run, and needs no turn of the event loop.
        if (moments % MOMENTS_PER_TURN === 0) setImmediate(step);
        else queueMicrotask(() => process.nextTick(step));
      };
      step();
    });
  }

  /** Nothing more happens. */
  stop(): void {
    this.#isStopped = true;
  }

  #push(event: Event): void {
    const heap = this.#events;
    let index = heap.length;
    heap.push(event);
    while (index > 0) {
      const parentIndex = (index - 1) >> 1;
      const parent = heap[parentIndex];
      if (parent === undefined || isBefore(parent, event)) break;
      heap[index] = parent;
      index = parentIndex;
    }
    heap[index] = event;
  }

  #pop(): void {
    const heap = this.#events;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let index = 0;
    for (;;) {
      let childIndex = 2 * index + 1;
      let child = heap[childIndex];
      const right = heap[childIndex + 1];
      if (child !== undefined && right !== undefined && isBefore(right, child)) {
        child = right;
        childIndex += 1;
      }
      if (child === undefined || isBefore(last, child)) break;
      heap[index] = child;
      index = childIndex;
    }
    heap[index] = last;
  }
}

function isBefore(a: Event, b: Event): boolean {
  return a.time < b.time || (a.time === b.time && a.order < b.order);
}
