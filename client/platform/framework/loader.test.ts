import { describe, expect, test, vi } from 'vitest';
import { testTimers } from '../../../testing/client/collaborators.ts';
import { createFrameworkLoader } from './loader.ts';
import { testFramework, type TestFramework } from '../../../testing/client/framework.ts';

function loading() {
  const timers = testTimers();
  let there: TestFramework | null = null;
  const put = (framework: TestFramework) => {
    there = framework;
  };
  const made = () => {
    const one: TestFramework = testFramework({}, { isCurrent: () => there === one });
    return one;
  };
  const framework = made();
  const steps: string[] = [];
  const heard: unknown[] = [];
  const ended: unknown[] = [];
  let failScript = () => {};
  const loader = createFrameworkLoader({
    timers,
    insertScript(onError) {
      steps.push('script');
      failScript = onError;
    },
    find: () => there,
    listen(found) {
      steps.push('listen');
      found.on('depositSucceeded', (payload) => void heard.push(payload));
      return Object.assign(found.call, { end: () => void ended.push(found.call) });
    },
    start: () => {
      steps.push('start');
      return Promise.resolve();
    },
    onReady: () => void steps.push('ready'),
    onPatienceLost: () => void steps.push('impatient'),
    onScriptFailed: () => void steps.push('failed'),
  });
  return {
    timers,
    framework,
    made,
    steps,
    heard,
    ended,
    loader,
    put,
    arrive: () => put(framework),
    failScript: () => failScript(),
  };
}

describe('§4 the framework loads lazily', () => {
  test('its script is requested on the first call, and only once', () => {
    const { loader, steps } = loading();
    expect(steps).toEqual([]);
    loader.load();
    loader.load();
    void loader.ready();
    expect(steps).toEqual(['script']);
  });

  test('polled for every 250 ms until it is present, then its events are listened to, then it is started', () => {
    const { loader, timers, steps, arrive } = loading();
    loader.load();
    timers.pass(1_000);
    arrive();
    timers.pass(249);
    expect(steps).toEqual(['script']);
    timers.pass(1);
    expect(steps).toEqual(['script', 'listen', 'start']);
  });

  test('a framework that is there already is started without a script', () => {
    const { loader, steps, arrive } = loading();
    arrive();
    loader.load();
    expect(steps).toEqual(['listen', 'start']);
  });

  test('ready with its ready event', async () => {
    const { loader, framework, steps, arrive } = loading();
    arrive();
    const ready = loader.ready();
    framework.send('ready', {});
    await expect(ready).resolves.toBe(framework.call);
    expect(steps).toEqual(['listen', 'start', 'ready']);
  });

  test('ready after 3 s without the event', async () => {
    const { loader, timers, framework, steps, arrive } = loading();
    arrive();
    const ready = loader.ready();
    timers.pass(3_000);
    await expect(ready).resolves.toBe(framework.call);
    expect(loader.current()).toBe(framework.call);
    expect(steps).toEqual(['listen', 'start', 'ready']);
  });

  test('a stand-in that takes calls and is replaced before it is ready: the one that replaced it is started and used', async () => {
    const { loader, timers, made, put, steps } = loading();
    const real = made();
    put(made());
    const ready = loader.ready();
    put(real);
    timers.pass(250);
    expect(steps).toEqual(['listen', 'start', 'listen', 'start']);
    timers.pass(3_000);
    await expect(ready).resolves.toBe(real.call);
  });

  test('a stand-in that is used, since it has said nothing for 3 s, is given up for the one that replaces it later', async () => {
    const { loader, timers, made, put, steps } = loading();
    const [standIn, real] = [made(), made()];
    put(standIn);
    loader.load();
    timers.pass(3_000);
    await expect(loader.ready()).resolves.toBe(standIn.call);
    put(real);
    timers.pass(250);
    expect(loader.current()).toBeNull();
    const ready = loader.ready();
    real.send('ready');
    await expect(ready).resolves.toBe(real.call);
    expect(loader.current()).toBe(real.call);
    expect(steps).toEqual(['listen', 'start', 'ready', 'listen', 'start', 'ready']);
  });

  test('the connection to each that is replaced, ready or not, is ended, once', () => {
    const { loader, timers, made, put, ended, steps } = loading();
    const [first, second, real] = [made(), made(), made()];
    put(first);
    loader.load();
    put(second);
    timers.pass(250);
    expect(ended).toEqual([first.call]);
    timers.pass(3_000);
    put(real);
    timers.pass(250);
    real.send('ready');
    timers.pass(10_000);
    expect(ended).toEqual([first.call, second.call]);
    expect(steps.filter((step) => step === 'listen')).toHaveLength(3);
  });

  test('what has said that it is ready is not given up any more', () => {
    const { loader, timers, framework, made, put, arrive } = loading();
    arrive();
    loader.load();
    timers.pass(3_000);
    framework.send('ready');
    put(made());
    timers.pass(10_000);
    expect(loader.current()).toBe(framework.call);
  });

  test('of a stand-in whose handlers are handed on to the one that replaces it, each event counts once, and ready too', () => {
    const { loader, timers, made, put, heard } = loading();
    const [standIn, real] = [made(), made()];
    put(standIn);
    loader.load();
    put(real);
    // Not looked for yet: the stand-in's handlers hear it first.
    standIn.send('ready');
    expect(loader.current()).toBe(real.call);
    real.send('ready');
    for (const told of [standIn, real]) told.send('depositSucceeded', 'a deposit');
    expect(heard).toEqual(['a deposit']);
    timers.pass(10_000);
    expect(loader.current()).toBe(real.call);
  });

  test('after 10 s the page stops showing that it waits, and a later framework is still started', () => {
    const { loader, timers, steps, arrive } = loading();
    loader.load();
    timers.pass(10_000);
    expect(steps).toEqual(['script', 'impatient']);
    arrive();
    timers.pass(250);
    expect(steps).toEqual(['script', 'impatient', 'listen', 'start']);
  });

  test('a script that failed to load is requested again with the next call', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { loader, steps, failScript } = loading();
    loader.load();
    failScript();
    void loader.ready();
    expect(steps).toEqual(['script', 'impatient', 'failed', 'script']);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('a script that a network lost for a moment is requested three times more by itself', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { loader, timers, steps, failScript } = loading();
    const requests = () => steps.filter((step) => step === 'script').length;
    loader.load();
    failScript();
    timers.pass(4_999);
    expect(requests()).toBe(1);
    timers.pass(1);
    expect(requests()).toBe(2);
    for (const waitMs of [15_000, 60_000, 600_000]) {
      failScript();
      timers.pass(waitMs);
    }
    expect(requests()).toBe(4);
  });

  test('no script is requested again for a framework that has come meanwhile', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { loader, timers, steps, arrive, failScript } = loading();
    loader.load();
    failScript();
    arrive();
    timers.pass(60_000);
    expect(steps.filter((step) => step === 'script')).toHaveLength(1);
  });
});
