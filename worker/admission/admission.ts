import { CLOCK, isWithin, sleep, type Clock } from '../timing/clock.ts';
import { Places } from '../upstream/places.ts';

export interface AdmissionLimits {
  readonly concurrency: number;
  readonly queue: number;
  readonly restMs: number;
  readonly waitLimitMs: number;
  readonly holdLimitMs: number;
}

/** Why a request got no turn. */
export type Refusal = 'queue-full' | 'waited-too-long';

/** There is more to make than the isolate can make in time: a 503 that says when to come again. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(reason);
    this.reason = reason;
  }
}

/** For `/ops/status`: what goes on now, and what was refused since the isolate started. */
export interface AdmissionState {
  readonly making: number;
  readonly concurrency: number;
  readonly waiting: number;
  readonly queue: number;
  readonly refused: { readonly queueFull: number; readonly waitedTooLong: number };
  /** Pages that were to be made anew in the background, and were put off. */
  readonly putOff: number;
}

/** Makes a turn last until a promise settles: for a stream, which is rendered after its response has begun. */
export type KeepUntil = (end: Promise<unknown>) => void;

/** What is made in a turn. */
type TurnWork<T> = (keepUntil: KeepUntil) => Promise<T>;

/** A request that waits. It counts while it keeps looking: workerd drops the timers of a request whose client has left. */
interface Waiter {
  /** Milliseconds since the epoch. */
  lookedAt: number;
  countsForMs: number;
  /** Lets it look before its timer. It may be gone and not hear it. */
  wake: () => void;
}

/** How long each next one in the queue leaves it to the others to wake it; every look costs an entry into the isolate. */
const NEXT_LOOK_MS = 20;
/** For a waiting request, and so by how much it may wait over the limit. */
const LONGEST_LOOK_MS = 200;
/** How soon the first in the queue looks again while all places are taken. */
const FULL_LOOK_MS = 20;
/**
 * How many start before the event loop goes round, where no kept pages are asked for. The shortest timer of workerd takes 1.2 ms, in
 * which the thread does nothing where nothing else has come: as long as a page takes to render.
 */
const STARTS_IN_ROUND = 8;
/** A kept page that was sent so lately is likely to be followed by others. */
const KEPT_LATELY_MS = 100;
/** A timer comes later than it was set for by no more than this, except on a machine that does nothing else. */
const LATE_TIMER_MS = 250;

/**
 * Decides which requests may make a page now. An isolate has one thread: without this, a request for a kept page would
 * stand behind every page that is being made.
 *
 *     arrives ── queue full? ── refused
 *        │
 *     waits ── turn after turn, one starts; too long, with many others or behind all that are made: refused
 *        │
 *     makes (load, render), with others that wait for their upstreams
 *
 * Between two starts the event loop goes round where kept pages are asked for, and rests while many wait; where none are it goes
 * round after some. So whatever arrived meanwhile (kept pages, files, health checks) is answered in between. Who starts or ends
 * wakes the first that waits; all look by timers of their own besides, because workerd may drop any request: one that is gone
 * takes no turn, and a turn that is not given back ends by its time.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #clock: Clock;
  readonly #making: Places;
  /** In the order of their arrival. */
  readonly #waiting = new Set<Waiter>();
  #starts = 0;
  /** Starts since the last wait for the event loop. It may have gone round since then unnoticed, so this is an upper bound. */
  #startsInRound = 0;
  /** When a kept page was sent last. */
  #keptAt = -Infinity;
  readonly #refused = { queueFull: 0, waitedTooLong: 0 };
  #putOff = 0;

  constructor(limits: AdmissionLimits, clock: Clock = CLOCK) {
    this.#limits = limits;
    this.#clock = clock;
    this.#making = new Places(limits.concurrency);
  }

  /**
   * Does a visitor's work in its turn.
   * @param context keeps the work going when the client leaves, so that it gives its turn back
   * @throws (rejects) OverloadedError when there is no turn for it, or what the work threw
   */
  async run<T>(context: Pick<ExecutionContext, 'waitUntil'>, work: TurnWork<T>): Promise<T> {
    const turn = await this.#wait();
    if (typeof turn !== 'string') return this.#take(turn, context, work);
    this.#refused[turn === 'queue-full' ? 'queueFull' : 'waitedTooLong'] += 1;
    throw new OverloadedError(turn);
  }

  /** Whether a visitor's work would be refused at once. */
  isFull(): boolean {
    return this.#countWaiting() >= this.#limits.queue;
  }

  /** Counts a visitor who was refused because of that. */
  refuse(): void {
    this.#refused.queueFull += 1;
  }

  /** A page that waited for no turn was sent: the thread is shared with such for a while. */
  sentKept(): void {
    this.#keptAt = this.#clock.now();
  }

  /**
   * Does work that no visitor waits for, or puts it off: while many visitors wait, unless it is `overdue`, and when there is no
   * turn for it.
   */
  async runBehind(
    context: Pick<ExecutionContext, 'waitUntil'>,
    { overdue }: { readonly overdue: boolean },
    work: TurnWork<void>,
  ): Promise<void> {
    const turn = this.#isBusy() && !overdue ? null : await this.#wait();
    if (turn === null || typeof turn === 'string') this.#putOff += 1;
    else await this.#take(turn, context, work);
  }

  state(): AdmissionState {
    return {
      making: this.#making.taken(this.#clock.now()),
      concurrency: this.#limits.concurrency,
      waiting: this.#countWaiting(),
      queue: this.#limits.queue,
      refused: { ...this.#refused },
      putOff: this.#putOff,
    };
  }

  async #take<T>(
    leave: () => void,
    context: Pick<ExecutionContext, 'waitUntil'>,
    work: TurnWork<T>,
  ): Promise<T> {
    let end: Promise<unknown> = Promise.resolve();
    const working = work((promise) => {
      end = promise;
    });
    const leaveAndWake = (): void => {
      leave();
      this.#wakeFirst();
    };
    const ended = working.then(() => end).then(leaveAndWake, leaveAndWake);
    context.waitUntil(ended);
    return working;
  }

  /** Waits for a turn; gives what ends it. */
  async #wait(): Promise<(() => void) | Refusal> {
    const clock = this.#clock;
    const { restMs, waitLimitMs, holdLimitMs } = this.#limits;
    const since = clock.now();
    const waiter: Waiter = { lookedAt: since, countsForMs: 0, wake: () => {} };
    try {
      for (;;) {
        // One that is too late has lost its place to another.
        if (!this.#waiting.has(waiter) && this.isFull()) return 'queue-full';
        this.#waiting.add(waiter);
        const lookMs = this.#untilNextLook(waiter);
        waiter.lookedAt = clock.now();
        waiter.countsForMs = lookMs + LATE_TIMER_MS;
        if (lookMs > 0) {
          const woken = new Promise<void>((resolve) => {
            waiter.wake = resolve;
          });
          await Promise.race([sleep(clock, lookMs), woken]);
        }
        const starts = this.#starts;
        const isAmongKept = isWithin(clock.now(), this.#keptAt, KEPT_LATELY_MS);
        if (isAmongKept || this.#startsInRound >= STARTS_IN_ROUND) {
          // Whatever has come meanwhile is answered first.
          await sleep(clock, isAmongKept && this.#isBusy() ? restMs : 0);
          if (this.#starts === starts) this.#startsInRound = 0;
        }
        const leave = this.#starts === starts ? this.#making.take(clock.now(), holdLimitMs) : null;
        if (leave !== null) {
          this.#starts += 1;
          this.#startsInRound += 1;
          return leave;
        }
        if (clock.now() - since >= waitLimitMs && (this.#isBusy() || this.#isTaken()))
          return 'waited-too-long';
      }
    } finally {
      this.#waiting.delete(waiter);
      this.#wakeFirst();
    }
  }

  #wakeFirst(): void {
    const [first] = this.#waiting;
    first?.wake();
  }

  /** The first looks at every turn, those behind it less often: so the order is about kept, and many cost little. */
  #untilNextLook(waiter: Waiter): number {
    let ahead = 0;
    for (const other of this.#waiting) {
      if (other === waiter) break;
      ahead += 1;
    }
    return Math.min((this.#isTaken() ? FULL_LOOK_MS : 0) + ahead * NEXT_LOOK_MS, LONGEST_LOOK_MS);
  }

  /** Whether as many are made as may be at a time. */
  #isTaken(): boolean {
    return this.#making.taken(this.#clock.now()) >= this.#limits.concurrency;
  }

  #isBusy(): boolean {
    return this.#countWaiting() > this.#limits.queue / 4;
  }

  #countWaiting(): number {
    const now = this.#clock.now();
    for (const waiter of this.#waiting) {
      if (!isWithin(now, waiter.lookedAt, waiter.countsForMs)) this.#waiting.delete(waiter);
    }
    return this.#waiting.size;
  }
}
