/**
 * What another company's script may do wrong (docs/contracts/platform-framework.md), laid over any framework: it is caught when
 * it is put under its global, and the page sees it through a wrapper.
 */

type After = (delayMs: number, run: () => void) => void;

/** What a misbehaviour leaves no way to do; the page then has to say so and to go on. */
export type Ability = 'login' | 'balance' | 'hearts' | 'game' | 'widget' | 'logout';

interface Misbehaviour {
  /** When, and how, the platform appears; at once as it is when this is missing. */
  readonly appear?: (platform: object, put: (value: unknown) => void, after: After) => void;
  /** What the page gets for a call. */
  readonly answer?: (call: Call, after: After) => unknown;
  /** What the page hears for an event: none, one or several payloads. */
  readonly events?: (event: string, payload: unknown) => readonly unknown[];
  readonly lacks?: readonly string[];
  readonly breaks: readonly Ability[];
}

interface Call {
  readonly name: string;
  /** Calls the platform itself. */
  readonly run: () => unknown;
  /** How many calls were made before, this one's name or any. */
  readonly before: number;
}

const NONE: readonly Ability[] = [];
const ALL: readonly Ability[] = ['login', 'balance', 'hearts', 'game', 'widget', 'logout'];
const APPEARS_AFTER_MS = 700;
/** Longer than the page waits for `ready`. */
const REPLACED_LATE_MS = 5_000;

const isStarting = ({ name }: Call) => name === 'start';
const fail = (): never => {
  throw new Error('theirs');
};
const delayed = (value: unknown, delayMs: number, after: After) =>
  new Promise((resolve) => after(delayMs, () => resolve(value)));
const isOpening = (name: string) => name === 'showWidget' || name === 'loadGame';

/** Data, each value of it changed; what is no data (elements, handles) stays. */
function mapData(value: unknown, change: (key: string, value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => mapData(change('', item), change));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapData(change(key, item), change)]),
  );
}
const inAnswers =
  (change: (key: string, value: unknown) => unknown) =>
  async ({ run }: Call): Promise<unknown> => {
    const answer: unknown = await run();
    return mapData(change('', answer), change);
  };
const inEvents = (change: (key: string, value: unknown) => unknown) => (_event: string, payload: unknown) => [
  mapData(payload, change),
];
const toText = (_key: string, value: unknown) => (typeof value === 'number' ? String(value) : value);
const KEPT = new Set(['', 'PlayerID', 'Balance', 'IsLoggedIn', 'isLoggedIn', 'name', 'games', 'categories']);
const toNull = (key: string, value: unknown) =>
  KEPT.has(key) || typeof value === 'object' || typeof value === 'function' ? value : null;
const noTexts = (key: string, value: unknown) => (key.startsWith('Display') ? undefined : value);
const renamed = (from: string, to: string) => (event: string, payload: unknown) =>
  event === 'sessionStatus' && typeof payload === 'object' && payload !== null && from in payload
    ? [{ [to]: Reflect.get(payload, from) }]
    : [payload];

/** Of each payload that is no matter of life: what may come in its place first. */
const JUNK: readonly unknown[] = [null, undefined, 0, 'x', [], {}, [null], { winners: 'x' }, { games: 5 }];
const SPARED = new Set(['ready', 'sessionStatus', 'gameClosed', 'depositSucceeded', 'showChat']);

/** A stand-in that keeps what it is told, for the platform that replaces it to be told then. */
function queueing(replacedAfterMs: number): NonNullable<Misbehaviour['appear']> {
  return (platform, put, after) => {
    const queue: (() => unknown)[] = [];
    const keep = (name: string) => {
      const run: unknown = Reflect.get(platform, name);
      return (...given: readonly unknown[]) => {
        if (typeof run === 'function') queue.push(() => Reflect.apply(run, platform, given));
      };
    };
    put(Object.fromEntries(Object.keys(platform).map((name) => [name, keep(name)])));
    after(replacedAfterMs, () => {
      put(platform);
      for (const run of queue) run();
    });
  };
}

export const MISBEHAVIOURS = {
  none: { breaks: NONE },
  'never there': { appear: () => {}, breaks: ALL },
  late: { appear: (platform, put, after) => after(APPEARS_AFTER_MS, () => put(platform)), breaks: NONE },
  'a stub, filled later': {
    appear(platform, put, after) {
      const stub = {};
      put(stub);
      after(APPEARS_AFTER_MS, () => Object.assign(stub, platform));
    },
    breaks: NONE,
  },
  'a stub, replaced later': {
    appear(platform, put, after) {
      put({ version: 'soon' });
      after(APPEARS_AFTER_MS, () => put(platform));
    },
    breaks: NONE,
  },
  'a stub with start and on, replaced later': {
    appear(platform, put, after) {
      put({ start() {}, on() {} });
      after(APPEARS_AFTER_MS, () => put(platform));
    },
    breaks: NONE,
  },
  'a stub with start and on, filled later': {
    appear(platform, put, after) {
      const stub = { start() {}, on() {} };
      put(stub);
      after(APPEARS_AFTER_MS, () => Object.assign(stub, platform));
    },
    breaks: NONE,
  },
  'a stub that queues, replaced soon': { appear: queueing(APPEARS_AFTER_MS), breaks: NONE },
  'a stub that queues, replaced late': { appear: queueing(REPLACED_LATE_MS), breaks: NONE },
  'null, then a function': {
    appear(platform, put, after) {
      put(null);
      after(APPEARS_AFTER_MS, () => put(Object.assign(() => {}, platform)));
    },
    breaks: NONE,
  },
  'ready never comes': { events: (event, payload) => (event === 'ready' ? [] : [payload]), breaks: NONE },
  'every call throws': { answer: (call) => (isStarting(call) ? call.run() : fail()), breaks: ALL },
  'every call rejects': {
    answer: (call) => (isStarting(call) ? call.run() : Promise.reject(new Error('theirs'))),
    breaks: ALL,
  },
  'start throws after it has started': {
    answer(call) {
      const answer = call.run();
      return isStarting(call) ? fail() : answer;
    },
    breaks: NONE,
  },
  'every call hangs': {
    answer: (call) => (isStarting(call) ? call.run() : new Promise(() => {})),
    breaks: ALL,
  },
  'events come twice': { events: (_event, payload) => [payload, payload], breaks: NONE },
  'answers come late': {
    answer: async ({ run }, after) => delayed(await run(), 400, after),
    breaks: NONE,
  },
  'answers come out of order': {
    answer: async ({ run, before }, after) => delayed(await run(), before % 2 === 0 ? 500 : 10, after),
    breaks: NONE,
  },
  'numbers are text': { answer: inAnswers(toText), events: inEvents(toText), breaks: NONE },
  'fields are null': { answer: inAnswers(toNull), events: inEvents(toNull), breaks: NONE },
  'no display texts': { answer: inAnswers(noTexts), events: inEvents(noTexts), breaks: NONE },
  'sessionStatus says nothing': {
    events: (event, payload) => (event === 'sessionStatus' ? [{}] : [payload]),
    breaks: NONE,
  },
  'sessionStatus says isLoggedIn': { events: renamed('IsLoggedIn', 'isLoggedIn'), breaks: NONE },
  'sessionStatus says IsLoggedIn alone': { events: renamed('isLoggedIn', 'IsLoggedIn'), breaks: NONE },
  'junk before each event': {
    events: (event, payload) => (SPARED.has(event) ? [payload] : [...JUNK, payload]),
    breaks: NONE,
  },
  'no extras': {
    lacks: ['getFavourites', 'setFavourite'],
    events: (event, payload) =>
      ['favouritesUpdated', 'widgetShown', 'widgetClosed'].includes(event) ? [] : [payload],
    breaks: NONE,
  },
  'only what is needed to log in': {
    lacks: ['getFavourites', 'setFavourite', 'initChat', 'engageChat', 'keepAlive', 'refreshBalance'],
    breaks: NONE,
  },
  'widgets never render': {
    answer: (call) => (call.name === 'showWidget' ? undefined : call.run()),
    breaks: ALL,
  },
  'what is opened never answers': {
    answer(call) {
      const answer = call.run();
      if (!isOpening(call.name)) return answer;
      // Nor is the page told that it was refused.
      Promise.resolve(answer).catch(() => undefined);
      return new Promise(() => {});
    },
    breaks: NONE,
  },
  'what is opened has no handle': {
    answer: async ({ name, run }) => {
      const answer: unknown = await run();
      return isOpening(name) ? undefined : answer;
    },
    breaks: NONE,
  },
  'games never load': {
    answer: ({ name, run }) => (name === 'loadGame' ? new Promise(() => {}) : run()),
    breaks: ['game'],
  },
  'a logout says nothing': {
    events: (event, payload) =>
      event === 'sessionStatus' && typeof payload === 'object' && !Object.values(payload ?? {}).includes(true)
        ? []
        : [payload],
    breaks: NONE,
  },
  'session details come late': {
    answer: async ({ name, run }, after) =>
      name === 'getSessionDetails' ? delayed(await run(), 600, after) : run(),
    breaks: NONE,
  },
} as const satisfies Readonly<Record<string, Misbehaviour>>;

export type MisbehaviourName = keyof typeof MISBEHAVIOURS;

/** What a test reads: the platform as it is, and the calls that the page made to it. */
export interface PlatformUnderTest {
  readonly honest: () => object | null;
  readonly asked: readonly string[];
}

/** Lays a misbehaviour over the platform that some script will put on this window. */
export function misbehave(window: Window, kind: MisbehaviourName, after: After): PlatformUnderTest {
  const { appear, answer, events, lacks = [] }: Misbehaviour = MISBEHAVIOURS[kind];
  const asked: string[] = [];
  let honest: object | null = null;
  let shown: unknown;
  const put = (value: unknown) => {
    shown = value;
  };

  const wrap = (platform: object): object => {
    const wrapped: Record<string, unknown> = {};
    for (const name of Object.keys(platform)) {
      const run: unknown = Reflect.get(platform, name);
      if (typeof run !== 'function' || lacks.includes(name)) continue;
      wrapped[name] = (...given: readonly unknown[]): unknown => {
        asked.push(name);
        const call: Call = { name, before: asked.length - 1, run: () => Reflect.apply(run, platform, given) };
        return answer === undefined ? call.run() : answer(call, after);
      };
    }
    const listen: unknown = Reflect.get(platform, 'on');
    if (events === undefined || typeof listen !== 'function') return wrapped;
    return {
      ...wrapped,
      on(event: string, handler: (payload: unknown) => void) {
        const spread = (payload: unknown) => events(event, payload).forEach((one) => handler(one));
        Reflect.apply(listen, platform, [event, spread]);
      },
    };
  };

  Object.defineProperty(window, 'CasinoPlatform', {
    configurable: true,
    get: () => shown,
    set(platform: unknown) {
      if (typeof platform !== 'object' || platform === null) return;
      honest = platform;
      if (appear === undefined) put(wrap(platform));
      else appear(wrap(platform), put, after);
    },
  });
  return { honest: () => honest, asked };
}
