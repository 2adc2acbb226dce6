import type { Weather } from './faults.ts';
import type { Life } from './lives.ts';
import type { Random } from './random.ts';
import type { Timeline } from './timeline.ts';

interface FleetStoreOptions {
  readonly timeline: Timeline;
  readonly random: Random;
  readonly weather: Weather;
}

interface HeldLease {
  readonly holder: string;
  readonly until: number;
}

const WAY_MS = [1, 12] as const;
const SLOW_MS = [200, 1_500] as const;
const HELD = 409;

/** The leases that replicas share (deploy/fleet): a lease is one replica's until it gives it back, or until its time is over. */
export class FleetStore {
  readonly #options: FleetStoreOptions;
  readonly #leases = new Map<string, HeldLease>();

  constructor(options: FleetStoreOptions) {
    this.#options = options;
  }

  /** The binding `FLEET` as one request of a replica has it. What fails of the store's writes fails here. */
  seenBy(isolate: number, life: Life): Pick<Fetcher, 'fetch'> {
    const { timeline, random, weather } = this.#options;
    return {
      fetch: (address: RequestInfo | URL, init?: RequestInit) =>
        new Promise<Response>((resolve) => {
          const mode = weather.store('writes', isolate);
          if (mode === 'hangs') return;
          const delayMs = mode === 'slow' ? random.between(...SLOW_MS) : random.between(...WAY_MS);
          // What is on its way arrives, whatever becomes of its request.
          timeline.after(delayMs, () => {
            const status = mode === 'errors' ? 503 : this.#answer(new URL(String(address)), init?.method);
            if (!life.isOver) resolve(new Response(null, { status }));
          });
        }),
    };
  }

  #answer({ searchParams }: URL, method: string | undefined): number {
    const { now } = this.#options.timeline;
    const key = searchParams.get('key') ?? '';
    const holder = searchParams.get('holder') ?? '';
    const held = this.#leases.get(key);
    if (method === 'DELETE') {
      if (held?.holder === holder) this.#leases.delete(key);
      return 200;
    }
    if (held !== undefined && now < held.until) return HELD;
    this.#leases.set(key, { holder, until: now + Number(searchParams.get('ms')) });
    return 200;
  }
}
