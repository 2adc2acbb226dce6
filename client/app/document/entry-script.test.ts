import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { entryScript } from './entry-script.ts';

/** What the script asks of a browser, and these tests do not look at. */
const AROUND = {
  setTimeout() {},
  requestAnimationFrame() {},
  scrollY: 0,
  performance: { timeOrigin: 1.5 },
};

describe('§9 prefetch', () => {
  test.each([
    [{ effectiveType: '2g' }, ['data-no-prefetch']],
    [{ effectiveType: 'slow-2g' }, ['data-no-prefetch']],
    [{ saveData: true, effectiveType: '4g' }, ['data-no-prefetch']],
    [{ saveData: false, effectiveType: '3g' }, []],
    [{ effectiveType: '4g' }, []],
    [{}, []],
    [undefined, []],
  ])('on a connection of %j the document says before anything is loaded: %j', (connection, expected) => {
    const said: string[] = [];
    runInNewContext(entryScript('/assets/entry.js'), {
      navigator: { connection },
      location: { pathname: '/', search: '' },
      document: { hidden: false, documentElement: { setAttribute: (name: string) => said.push(name) } },
      ...AROUND,
    });
    expect(said).toEqual(expected);
  });
});

describe('§8 a document whose entry is gone', () => {
  const open = async (type: string, kept: Record<string, string> = {}) => {
    const loads: string[] = [];
    const store = new Map(Object.entries(kept));
    const gone = Promise.reject(new TypeError('Failed to fetch'));
    const script = entryScript('/assets/entry.js').replace('import("/assets/entry.js")', 'gone');
    runInNewContext(script, {
      gone: {
        catch: (handle: (error: unknown) => void) => gone.catch(handle).catch(() => loads.push('none')),
      },
      navigator: { onLine: true },
      ...AROUND,
      performance: { ...AROUND.performance, getEntriesByType: () => [{ type }] },
      sessionStorage: {
        getItem: (key: string) => store.get(key) ?? null,
        setItem: (key: string, value: unknown) => void store.set(key, String(value)),
      },
      location: { pathname: '/', search: '?NeoDL=login', reload: () => void loads.push('reload') },
      document: {
        hidden: true,
        documentElement: { setAttribute() {}, removeAttribute() {} },
        createElement: () => ({}),
        head: { append() {} },
        querySelectorAll: () => [],
        querySelector: (selector: string) =>
          selector === 'script[data-modules]' ? { dataset: { modules: '/assets/entry.js' } } : null,
      },
    });
    await expect.poll(() => loads).toHaveLength(1);
    return { loads, wentBackTo: store.get('wentBackTo') };
  };

  test('is loaded anew, and once', async () => {
    expect((await open('navigate')).loads).toEqual(['reload']);
    expect((await open('navigate', { chunkReloadAt: String(Date.now()) })).loads).toEqual(['none']);
    // The clock was set back since.
    expect((await open('navigate', { chunkReloadAt: String(Date.now() + 3_600_000) })).loads).toEqual([
      'reload',
    ]);
  });

  test.each([
    ['back_forward', '1.5/?NeoDL=login'],
    ['navigate', undefined],
    ['reload', undefined],
  ])('reached by “%s”, tells the new one what Back has led to: %s', async (type, expected) => {
    expect((await open(type)).wentBackTo).toBe(expected);
  });
});

describe('§7.9 pictures on a phone', () => {
  /** What lazy pictures wait for and what is asked for, in order; tasks are run by the test, one at a time. */
  const start = ({ hidden = false, scrollY = 0 } = {}) => {
    const told: string[] = [];
    const tasks: (() => void)[] = [];
    const timers = new Map<number, () => void>();
    let waitFor: string | null = 'paint';
    const entry = Promise.withResolvers<void>();
    const say = (what: string | null) => {
      if (waitFor !== what) told.push(what ?? 'nothing');
      waitFor = what;
    };
    const window: { onscroll?: (() => void) | null } & Record<string, unknown> = {
      entry: entry.promise,
      scrollY,
      navigator: {},
      location: { pathname: '/', search: '' },
      performance: AROUND.performance,
      setTimeout: (task: () => void, ms?: number) => {
        if (ms === undefined) tasks.push(task);
        else timers.set(ms, task);
      },
      requestAnimationFrame: (task: () => void) => void tasks.push(task),
      document: {
        hidden,
        documentElement: {
          setAttribute: (_name: string, value: string) => say(value),
          removeAttribute: () => say(null),
        },
        createElement: () => ({}),
        head: { append: () => void told.push('modules') },
        querySelectorAll: () => [],
        querySelector: () => ({ dataset: { modules: '/assets/entry.js' } }),
      },
    };
    runInNewContext(entryScript('/assets/entry.js').replace('import("/assets/entry.js")', 'entry'), window);
    return { told, timers, entry, window, nextTask: () => tasks.shift()?.() };
  };

  test('those of the first window come after the first frame, the modules after the next, the others after the entry', async () => {
    const { told, nextTask, entry } = start();
    nextTask();
    expect(told).toEqual([]);
    nextTask();
    expect(told).toEqual(['scripts']);
    nextTask();
    nextTask();
    expect(told).toEqual(['scripts', 'modules']);
    entry.resolve();
    await expect.poll(() => told).toEqual(['scripts', 'modules', 'nothing']);
  });

  test('a tab in the background paints nothing: they wait for the entry alone', async () => {
    const { told, entry } = start({ hidden: true });
    expect(told).toEqual(['scripts', 'modules']);
    entry.resolve();
    await expect.poll(() => told.at(-1)).toBe('nothing');
  });

  test('they all come with the first scroll, and in two seconds whatever becomes of the entry', () => {
    const scrolled = start();
    scrolled.window.onscroll?.();
    expect(scrolled.told).toEqual(['nothing']);
    expect(scrolled.window.onscroll).toBeNull();
    scrolled.nextTask();
    scrolled.nextTask();
    expect(scrolled.told).toEqual(['nothing']);
    const stalled = start();
    stalled.nextTask();
    stalled.nextTask();
    stalled.timers.get(2_000)?.();
    expect(stalled.told).toEqual(['scripts', 'nothing']);
  });

  test('a document that opens further down holds none of them back for the scripts', () => {
    const { told, nextTask } = start({ scrollY: 3_000 });
    nextTask();
    nextTask();
    expect(told).toEqual(['nothing']);
  });
});
