import { describe, expect, test, vi } from 'vitest';
import { testTimers } from '../../testing/client/collaborators.ts';
import { createFrameworkLoader } from './loader.ts';
import { testFramework } from '../../testing/client/framework.ts';

function loading() {
  const timers = testTimers();
  const framework = testFramework();
  const steps: string[] = [];
  let isThere = false;
  let failScript = () => {};
  const loader = createFrameworkLoader({
    timers,
    insertScript(onError) {
      steps.push('script');
      failScript = onError;
    },
    find: () => (isThere ? framework : null),
    listen: () => void steps.push('listen'),
    start: () => {
      steps.push('start');
      return Promise.resolve();
    },
    onPatienceLost: () => void steps.push('impatient'),
  });
  return {
    timers,
    framework,
    steps,
    loader,
    arrive() {
      isThere = true;
    },
    failScript: () => failScript(),
  };
}

describe('§4 the framework loads lazily', () => {
  test('nothing is requested before it is woken, and once after', () => {
    const { loader, steps } = loading();
    expect(steps).toEqual([]);
    loader.load();
    loader.load();
    void loader.ready();
    expect(steps).toEqual(['script']);
  });

  test('it is looked for every 250 ms until it is present, listened to, then started', () => {
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

  test('ready when it says so', async () => {
    const { loader, framework, arrive } = loading();
    arrive();
    const ready = loader.ready();
    framework.send('ready', {});
    await expect(ready).resolves.toBe(framework);
  });

  test('used all the same when it never says so', async () => {
    const { loader, timers, framework, arrive } = loading();
    arrive();
    const ready = loader.ready();
    timers.pass(3_000);
    await expect(ready).resolves.toBe(framework);
  });

  test('after 10 s nobody is kept waiting any longer, and it may still come', () => {
    const { loader, timers, steps, arrive } = loading();
    loader.load();
    timers.pass(10_000);
    expect(steps).toEqual(['script', 'impatient']);
    arrive();
    timers.pass(250);
    expect(steps).toEqual(['script', 'impatient', 'listen', 'start']);
  });

  test('a script that cannot be had is requested again when somebody needs it', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { loader, steps, failScript } = loading();
    loader.load();
    failScript();
    void loader.ready();
    expect(steps).toEqual(['script', 'impatient', 'script']);
    expect(warn).toHaveBeenCalledOnce();
  });
});
