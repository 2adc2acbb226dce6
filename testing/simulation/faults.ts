import type { ServiceName } from '../../worker/upstream/upstreams.ts';
import type { Random } from './random.ts';

export type ServiceMode = 'errors' | 'lost' | 'hangs' | 'slow' | 'garbage' | 'flaky';
export type StoreMode = 'errors' | 'hangs' | 'slow' | 'corrupt';

/** What goes wrong, from a moment to another (milliseconds since the run's start). */
export type Fault = { readonly from: number; readonly to: number } & FaultKind;

type FaultKind =
  | { readonly kind: 'service'; readonly service: ServiceName; readonly mode: ServiceMode }
  /** `isolate`: the number of the one that has it; `null`: all. */
  | { readonly kind: 'reads'; readonly mode: StoreMode; readonly isolate: number | null }
  | { readonly kind: 'writes'; readonly mode: Exclude<StoreMode, 'corrupt'>; readonly isolate: number | null }
  /** Requests are dropped while they run. */
  | { readonly kind: 'drops'; readonly share: number }
  /** The isolate dies with all its requests at `from`, and another takes its place. */
  | { readonly kind: 'death'; readonly isolate: number }
  | { readonly kind: 'clock'; readonly isolate: number; readonly aheadMs: number }
  /** Addresses that nobody has, this many each second. */
  | { readonly kind: 'attack'; readonly perSecond: number };

const SERVICES = ['cms', 'promotions', 'platform', 'categories'] as const satisfies readonly ServiceName[];
const SERVICE_MODES = [
  'errors',
  'lost',
  'hangs',
  'slow',
  'garbage',
  'flaky',
] as const satisfies readonly ServiceMode[];
const STORE_MODES = ['errors', 'hangs', 'slow', 'corrupt'] as const satisfies readonly StoreMode[];
const WRITE_MODES = ['errors', 'hangs', 'slow'] as const;
/** Clocks that are a little wrong, very wrong, and set back. */
const AHEAD_MS = [-3_600_000, -90_000, -2_000, -400, 400, 2_000, 20_000, 3_600_000] as const;
/** What is stored further ahead than this is refused, however long it lies there; what lies behind is old. */
const MOST_BELIEVED_MS = 20_000;
/** Longer than anything that was stored by a wrong clock is believed. */
const REMEMBERED_MS = 100_000;
/** What was asked while a fault was there has ended by then, and a breaker that opened has closed. */
const AFTERMATH_MS = 15_000;
const SHORTEST_MS = 1_000;
const LONGEST_MS = 25_000;
/** One in so many may last for the whole run. */
const LONG = 0.15;

/** The faults of a run of `lengthMs`, so many of them. */
export function schedule(
  random: Random,
  {
    lengthMs,
    count,
    isolates,
  }: { readonly lengthMs: number; readonly count: number; readonly isolates: number },
): readonly Fault[] {
  const one = (): Fault => {
    const from = random.below(lengthMs - SHORTEST_MS);
    const longestMs = random.chance(LONG) ? lengthMs : LONGEST_MS;
    const to = Math.min(lengthMs, from + random.between(SHORTEST_MS, longestMs));
    return { from, to, ...kind() };
  };
  const isolate = (): number => random.below(isolates);
  const isolateOrAll = (): number | null => (random.chance(0.5) ? isolate() : null);
  const kind = (): FaultKind => {
    const drawn = random.next();
    if (drawn < 0.35)
      return { kind: 'service', service: random.pick(SERVICES), mode: random.pick(SERVICE_MODES) };
    if (drawn < 0.5) return { kind: 'reads', mode: random.pick(STORE_MODES), isolate: isolateOrAll() };
    if (drawn < 0.62) return { kind: 'writes', mode: random.pick(WRITE_MODES), isolate: isolateOrAll() };
    if (drawn < 0.74) return { kind: 'drops', share: 0.02 + random.next() * 0.3 };
    if (drawn < 0.82) return { kind: 'death', isolate: isolate() };
    if (drawn < 0.94) return { kind: 'clock', isolate: isolate(), aheadMs: random.pick(AHEAD_MS) };
    return { kind: 'attack', perSecond: random.between(20, 200) };
  };
  return Array.from({ length: count }, one).toSorted((a, b) => a.from - b.from);
}

export function describeFault({ from, to, ...fault }: Fault): string {
  const facts = Object.entries(fault)
    .filter(([name, value]) => name !== 'kind' && value !== null)
    .map(([name, value]) => `${name} ${String(value)}`);
  return `${(from / 1000).toFixed(1)}–${(to / 1000).toFixed(1)} s ${fault.kind}: ${facts.join(', ')}`;
}

/** The faults of the present moment, and when the last of a kind ended. */
export class Weather {
  readonly #active = new Set<Fault>();
  #lastEnd = 0;
  readonly #clocks: { readonly aheadMs: number; readonly until: number }[] = [];
  readonly #lastStoreTrouble = new Map<number | null, number>();
  readonly #lastRareFailure = new Map<ServiceName, number>();

  /** `now`: milliseconds since the epoch. */
  begin(fault: Fault, now: number): void {
    this.#active.add(fault);
    if (fault.kind === 'clock')
      this.#clocks.push({ aheadMs: Math.abs(fault.aheadMs), until: now + fault.to - fault.from });
  }

  /** `now`: milliseconds since the epoch. */
  end(fault: Fault, now: number): void {
    this.#active.delete(fault);
    this.#lastEnd = now;
    if (fault.kind === 'reads') this.#lastStoreTrouble.set(fault.isolate, now);
  }

  /** Whether nothing goes wrong, nor did lately: breakers have closed again. */
  isFair(now: number): boolean {
    return this.#active.size === 0 && now - this.#lastEnd > AFTERMATH_MS;
  }

  /** A service has failed a single call, as it does in good weather too. */
  failRarely(service: ServiceName, now: number): void {
    this.#lastRareFailure.set(service, now);
  }

  /** Whether that was lately: where it was the call that tests an open circuit, the circuit is open once more. */
  hasFailedRarely(service: ServiceName, now: number): boolean {
    return now - (this.#lastRareFailure.get(service) ?? Number.NEGATIVE_INFINITY) < AFTERMATH_MS;
  }

  service(service: ServiceName): ServiceMode | null {
    for (const fault of this.#active) {
      if (fault.kind === 'service' && fault.service === service) return fault.mode;
    }
    return null;
  }

  store(kind: 'reads' | 'writes', isolate: number): StoreMode | null {
    for (const fault of this.#active) {
      if (fault.kind === kind && (fault.isolate === null || fault.isolate === isolate)) return fault.mode;
    }
    return null;
  }

  /** When this isolate could last not read the store; `now` while it cannot. */
  lastBlind(isolate: number, now: number): number {
    if (this.store('reads', isolate) !== null) return now;
    return Math.max(this.#lastStoreTrouble.get(isolate) ?? 0, this.#lastStoreTrouble.get(null) ?? 0);
  }

  /** How far a clock is or was lately wrong, in milliseconds: what it stored is believed for so much longer. */
  lastSkewMs(now: number): number {
    let skewMs = 0;
    for (const { aheadMs, until } of this.#clocks) {
      if (now < until + REMEMBERED_MS) skewMs = Math.max(skewMs, Math.min(aheadMs, MOST_BELIEVED_MS));
    }
    return skewMs;
  }

  /** The share of requests that are dropped. */
  get drops(): number {
    let share = 0;
    for (const fault of this.#active) if (fault.kind === 'drops') share = Math.max(share, fault.share);
    return share;
  }
}
