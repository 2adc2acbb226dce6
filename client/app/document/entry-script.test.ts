import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { entryScript } from './entry-script.ts';

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
      requestAnimationFrame() {},
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
      performance: { getEntriesByType: () => [{ type }] },
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
  });

  test.each([
    ['back_forward', '/?NeoDL=login'],
    ['navigate', undefined],
    ['reload', undefined],
  ])('reached by “%s”, tells the new one what Back has led to: %s', async (type, expected) => {
    expect((await open(type)).wentBackTo).toBe(expected);
  });
});

describe('§7.9 pictures on a phone', () => {
  /** What the document says and asks for, in order; `end` lets the entry come, or not. */
  const start = (isHidden: boolean) => {
    const told: string[] = [];
    const tasks: (() => void)[] = [];
    const entry = Promise.withResolvers<void>();
    runInNewContext(entryScript('/assets/entry.js').replace('import("/assets/entry.js")', 'entry'), {
      entry: entry.promise,
      navigator: { onLine: false },
      performance: { getEntriesByType: () => [] },
      location: { pathname: '/', search: '' },
      setTimeout: (task: () => void) => void tasks.push(task),
      requestAnimationFrame: (task: () => void) => void tasks.push(task),
      document: {
        hidden: isHidden,
        documentElement: {
          setAttribute: (_name: string, value: string) => void told.push(`after ${value}`),
          removeAttribute: () => void told.push('all'),
        },
        createElement: () => ({}),
        head: { append: () => void told.push('modules') },
        querySelectorAll: () => [],
        querySelector: () => ({ dataset: { modules: '/assets/entry.js' }, removeAttribute() {} }),
      },
    });
    const nextTask = () => tasks.shift()?.();
    return { told, nextTask, entry };
  };

  test('those of the first window come after the first frame, the modules after the next one, the others after the entry', async () => {
    const { told, nextTask, entry } = start(false);
    nextTask();
    expect(told).toEqual([]);
    nextTask();
    expect(told).toEqual(['after scripts']);
    nextTask();
    nextTask();
    expect(told).toEqual(['after scripts', 'modules']);
    entry.resolve();
    await expect.poll(() => told).toEqual(['after scripts', 'modules', 'all']);
  });

  test('a tab in the background paints nothing: it waits for the entry alone', async () => {
    const { told, entry } = start(true);
    expect(told).toEqual(['after scripts', 'modules']);
    entry.resolve();
    await expect.poll(() => told.at(-1)).toBe('all');
  });
});
