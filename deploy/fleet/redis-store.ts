import { Redis, type RedisOptions } from 'iovalkey';
import { CLOCK } from '../../worker/timing/clock.ts';
import { within } from '../../worker/timing/within.ts';

/** Below the Worker's own limit for a read (worker/cache/kv-store.ts), so that it learns why. */
const READ_LIMIT_MS = 250;
const WRITE_LIMIT_MS = 1_000;
const CONNECT_LIMIT_MS = 2_000;
const LONGEST_RECONNECT_DELAY_MS = 500;
/** After so many answers in a row that came too late the store is left alone, and probed. */
const MOST_LATE = 3;
const PROBE_INTERVAL_MS = 500;
/** A connection that has answered no probe for so many times is made anew: the other end may be gone without a word. */
const PROBES_FOR_A_CONNECTION = 6;

/** One that takes no writes is looked for anew no more often: its name may go on leading to the same one. */
const READ_ONLY_RECONNECT_MS = 10_000;

/** Why a store is lost of which the client has said nothing. */
const NO_CONNECTION = 'no connection';

/** Counts, and begins the period with the first. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return count`;
/** Only its holder gives a lease back: its time may be over, and the lease another's. */
const RELEASE = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`;

interface RedisStoreOptions {
  /** `redis://…` or `rediss://…`. It holds a secret. */
  readonly url: string;
  /** The first word of this site's keys. */
  readonly prefix: string;
  /** Keys whose writes every replica is told of. */
  readonly announced: ReadonlySet<string>;
  /** Called when one of those may have been written, and whenever the store is back after it was away. */
  readonly onTold: () => void;
  /** Called when it is reached, for the first time or again: it may be empty. */
  readonly onReached: () => void;
  /** Takes one line when the store is lost, and one when it is back. */
  readonly log: (message: string) => void;
}

/**
 * A key-value store in Valkey or Redis for several replicas: values, leases and counts for the whole fleet, and word of
 * changes. Whatever happens to it, each call ends in time: it rejects, and the Worker serves on from its memory and the
 * upstreams.
 */
export class RedisStore {
  readonly #options: RedisStoreOptions;
  readonly #commands: Redis;
  readonly #ear: Redis;
  #isReachable = false;
  #wasReached = false;
  /** Whether the log says that it is lost. */
  #isMissed = false;
  #isClosed = false;
  #late = 0;
  #probes = 0;
  #probing: NodeJS.Timeout | null = null;
  /** What the client said last is the best reason for a store that is lost; once it answers, that is over. */
  #reason = NO_CONNECTION;
  /** When it was looked for anew because it takes no writes, by the monotonic clock. */
  #readOnlyAt = Number.NEGATIVE_INFINITY;

  constructor(options: RedisStoreOptions) {
    this.#options = options;
    const common: RedisOptions = {
      connectTimeout: CONNECT_LIMIT_MS,
      keepAlive: 10_000,
      maxRetriesPerRequest: 0,
      retryStrategy: (attempt) => Math.min(50 * attempt, LONGEST_RECONNECT_DELAY_MS),
      reconnectOnError: (error) => this.#reconnectsOn(error),
    };
    this.#commands = new Redis(options.url, {
      ...common,
      connectionName: 'casino-website',
      // What cannot be asked now is not asked later: the Worker has long gone on.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
    });
    this.#ear = new Redis(options.url, {
      ...common,
      connectionName: 'casino-website-changes',
      autoResubscribe: false,
    });
    this.#commands.on('ready', () => void this.#probe());
    this.#commands.on('close', () => this.#lose());
    for (const client of [this.#commands, this.#ear]) {
      client.on('error', (error: Error) => {
        this.#reason = error.message;
      });
    }
    // What was published while the connection was lost is not published again.
    this.#ear.on('ready', () => void this.#listen());
    this.#ear.on('message', () => options.onTold());
  }

  /** Whether it answers now, and whether it ever has. */
  get state(): { readonly isReachable: boolean; readonly wasReached: boolean } {
    return { isReachable: this.#isReachable, wasReached: this.#wasReached };
  }

  /** @throws (rejects) Error when the store fails or is slow; so do all calls */
  get(key: string): Promise<Buffer | null> {
    return this.#ask(READ_LIMIT_MS, () => this.#commands.getBuffer(this.#valueKey(key)));
  }

  async put(key: string, value: Buffer, ttlMs: number): Promise<void> {
    await this.#ask(WRITE_LIMIT_MS, async () => {
      await this.#commands.set(this.#valueKey(key), value, 'PX', ttlMs);
      if (this.#options.announced.has(key)) await this.#commands.publish(this.#channel, key);
    });
  }

  async delete(key: string): Promise<void> {
    await this.#ask(WRITE_LIMIT_MS, () => this.#commands.del(this.#valueKey(key)));
  }

  /** Takes a lease for all replicas; `false`: another holder has it. One that comes too late is given back at once. */
  async take(key: string, holder: string, durationMs: number): Promise<boolean> {
    let taking: Promise<unknown> = Promise.resolve(null);
    try {
      const taken = await this.#ask(READ_LIMIT_MS, () => {
        const asked = this.#commands.set(this.#leaseKey(key), holder, 'PX', durationMs, 'NX');
        taking = asked;
        return asked;
      });
      return taken !== null;
    } catch (error) {
      // Where that fails too, the lease ends by its time.
      taking.then((late) => (late === null ? null : this.#giveBack(key, holder))).catch(() => null);
      throw error;
    }
  }

  async release(key: string, holder: string): Promise<void> {
    await this.#ask(WRITE_LIMIT_MS, () => this.#giveBack(key, holder));
  }

  #giveBack(key: string, holder: string): Promise<unknown> {
    return this.#commands.eval(RELEASE, 1, this.#leaseKey(key), holder);
  }

  /** Counts a call of a caller; gives how many there were in this period, on all replicas. */
  async count(caller: string, periodMs: number): Promise<number> {
    const key = `${this.#options.prefix}count:${caller}`;
    return Number(await this.#ask(READ_LIMIT_MS, () => this.#commands.eval(COUNT, 1, key, periodMs)));
  }

  close(): void {
    this.#isClosed = true;
    if (this.#probing !== null) clearTimeout(this.#probing);
    this.#commands.disconnect();
    this.#ear.disconnect();
  }

  get #channel(): string {
    return `${this.#options.prefix}changes`;
  }

  #valueKey(key: string): string {
    return `${this.#options.prefix}value:${key}`;
  }

  #leaseKey(key: string): string {
    return `${this.#options.prefix}lease:${key}`;
  }

  async #ask<T>(limitMs: number, command: () => Promise<T>): Promise<T> {
    if (!this.#isReachable) throw new Error('The store cannot be reached');
    const result = await this.#inTime(limitMs, command);
    // Of a store that takes no writes, reads go on to be answered: why it is to be left stays.
    if (this.#late > 0) this.#reason = NO_CONNECTION;
    this.#late = 0;
    return result;
  }

  #inTime<T>(limitMs: number, command: () => Promise<T>): Promise<T> {
    return within(command(), {
      clock: CLOCK,
      limitMs,
      fallback: () => {
        this.#late += 1;
        this.#reason = `no answer within ${limitMs} ms`;
        if (this.#late >= MOST_LATE) this.#lose();
        throw new Error(`The store did not answer within ${limitMs} ms`);
      },
    });
  }

  /** A primary that has become a replica takes no writes: its name leads to another one, or will. */
  #reconnectsOn({ message }: Error): boolean {
    if (!message.startsWith('READONLY')) return false;
    const now = performance.now();
    if (now - this.#readOnlyAt < READ_ONLY_RECONNECT_MS) return false;
    this.#readOnlyAt = now;
    this.#reason = message;
    return true;
  }

  /** Leaves the store alone until it answers a probe. */
  #lose(): void {
    if (this.#isClosed) return;
    if (!this.#isMissed) {
      this.#options.log(`The store cannot be reached (${this.#reason}): this replica serves without it`);
    }
    this.#isMissed = true;
    this.#isReachable = false;
    this.#probeLater();
  }

  #probeLater(): void {
    if (this.#probing !== null || this.#isClosed) return;
    this.#probing = setTimeout(() => {
      this.#probing = null;
      void this.#probe();
    }, PROBE_INTERVAL_MS);
    this.#probing.unref();
  }

  async #probe(): Promise<void> {
    if (this.#isReachable || this.#isClosed) return;
    try {
      await this.#inTime(READ_LIMIT_MS, () => this.#commands.ping());
    } catch (error) {
      this.#reason = error instanceof Error ? error.message : String(error);
      this.#probes += 1;
      if (this.#probes % PROBES_FOR_A_CONNECTION === 0 && this.#commands.status === 'ready') {
        this.#commands.disconnect(true);
      }
      this.#probeLater();
      return;
    }
    // The one of the timer and the one of a connection that is ready may be under way together.
    if (this.#isReachable || this.#isClosed) return;
    this.#reason = NO_CONNECTION;
    this.#probes = 0;
    this.#late = 0;
    this.#isReachable = true;
    this.#wasReached = true;
    if (this.#isMissed) this.#options.log('The store is back');
    this.#isMissed = false;
    this.#options.onReached();
    this.#options.onTold();
  }

  async #listen(): Promise<void> {
    try {
      await this.#ear.subscribe(this.#channel);
      this.#options.onTold();
    } catch (error) {
      // The connection is lost again; the client makes it anew, and is ready once more.
      this.#reason = error instanceof Error ? error.message : String(error);
    }
  }
}
