import { describe, expect, test } from 'vitest';
import { sleep, type Clock } from '../timing/clock.ts';
import { Admission } from './admission.ts';

/** Time that passes when the test says so. A `lost` clock wakes nobody, as for a request that workerd has dropped. */
function createTestClock() {
  let time = 0;
  const timers: { readonly at: number; readonly wake: () => void }[] = [];
  const clock: Clock = {
    now: () => time,
    after(delayMs, wake) {
      const timer = { at: time + delayMs, wake };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
  };
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  };
  return {
    clock,
    settle,
    setBack: (ms: number): void => {
      time -= ms;
    },
    /** Forgets everything that is set: those requests are gone. */
    loseTimers: () => void timers.splice(0),
    /** Time passes while nothing can be done; then every timer that is due comes, and what those set comes later. */
    async stall(ms: number): Promise<void> {
      time += ms;
      const due = timers.filter(({ at }) => at <= time);
      for (const timer of due) {
        timers.splice(timers.indexOf(timer), 1);
        timer.wake();
        await settle();
      }
    },
    async advance(ms: number): Promise<void> {
      const end = time + ms;
      for (;;) {
        await settle();
        const [next] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (next === undefined) break;
        timers.splice(timers.indexOf(next), 1);
        time = next.at;
        next.wake();
      }
      time = end;
    },
  };
}

const LIMITS = { concurrency: 2, queue: 4, restMs: 4, waitLimitMs: 1_000, holdLimitMs: 5_000 };

function createBed(limits: Partial<typeof LIMITS> = {}) {
  const time = createTestClock();
  const admission = new Admission({ ...LIMITS, ...limits }, time.clock);
  const behind: Promise<unknown>[] = [];
  const context = { waitUntil: (promise: Promise<unknown>) => void behind.push(promise) };
  const started: string[] = [];
  const outcomes: string[] = [];
  /** A request whose work ends when the returned function is called. */
  const request = (name: string): (() => void) => {
    const gate = Promise.withResolvers<undefined>();
    admission
      .run(context, async () => {
        started.push(name);
        await gate.promise;
      })
      .then(
        () => outcomes.push(`${name} made`),
        (error: unknown) => outcomes.push(`${name} ${String(error)}`),
      );
    return () => gate.resolve(undefined);
  };
  return { ...time, admission, context, started, outcomes, request };
}

describe('§8 what must be made waits for its turn', () => {
  test('so many are made at a time; the next starts when one of them ends', async () => {
    const { request, started, advance, outcomes } = createBed();
    const [first] = ['a', 'b', 'c', 'd'].map(request);
    await advance(100);
    expect(started).toEqual(['a', 'b']);
    first?.();
    await advance(20);
    expect(started.length).toBe(3);
    expect(outcomes).toEqual(['a made']);
  });

  test('between two that start, the event loop has answered what arrived meanwhile, where kept pages are asked for', async () => {
    const { admission, request, started, settle, stall } = createBed({ concurrency: 4 });
    admission.sentKept();
    for (const name of ['a', 'b', 'c']) request(name);
    await settle();
    expect(started).toEqual([]);
    // One that renders keeps the thread, and the timers of all others come together after it.
    for (const begun of [1, 2, 3]) {
      admission.sentKept();
      await stall(50);
      expect(started.length).toBe(begun);
    }
  });

  test('where none are, the first start at once, and the loop goes round after each eight', async () => {
    const { request, started, settle, stall } = createBed({ concurrency: 40, queue: 40 });
    for (let name = 0; name < 30; name += 1) request(String(name));
    await settle();
    expect(started.length).toBe(8);
    for (const begun of [16, 24, 30]) {
      await stall(1);
      expect(started.length).toBe(begun);
    }
  });

  test('while many wait and kept pages are sent, the thread is left alone after each start', async () => {
    const { admission, request, started, advance } = createBed({ concurrency: 10, queue: 8 });
    admission.sentKept();
    for (const name of ['a', 'b', 'c', 'd', 'e']) request(name);
    await advance(3);
    expect(started).toEqual(['a']);
    await advance(1);
    expect(started.length).toBe(2);
  });

  test('while few wait it is not, nor where nobody has asked for a kept page for a while', async () => {
    const few = createBed({ concurrency: 10, queue: 8 });
    few.admission.sentKept();
    for (const name of ['a', 'b']) few.request(name);
    await few.advance(0);
    expect(few.started).toEqual(['a', 'b']);

    const alone = createBed({ concurrency: 10, queue: 8 });
    alone.admission.sentKept();
    await alone.advance(100);
    for (const name of ['a', 'b', 'c', 'd', 'e']) alone.request(name);
    await alone.advance(0);
    expect(alone.started.length).toBe(5);
  });

  test('one more than the queue holds is refused at once', async () => {
    const { request, outcomes, settle, admission } = createBed();
    admission.sentKept();
    for (const name of ['a', 'b', 'c', 'd', 'e']) request(name);
    await settle();
    expect(outcomes).toEqual(['e OverloadedError: queue-full']);
    expect(admission.state()).toMatchObject({
      waiting: 4,
      queue: 4,
      refused: { queueFull: 1, waitedTooLong: 0 },
    });
  });

  test('nobody waits longer than the limit, and then the queue has room again', async () => {
    const { request, outcomes, advance, admission } = createBed({ concurrency: 1 });
    request('a');
    await advance(1);
    request('b');
    await advance(900);
    expect(outcomes).toEqual([]);
    await advance(150);
    expect(outcomes).toEqual(['b OverloadedError: waited-too-long']);
    expect(admission.state()).toMatchObject({ making: 1, waiting: 0, refused: { waitedTooLong: 1 } });
  });

  test('the few who wait for a slow thread alone are not refused', async () => {
    const { request, started, stall, outcomes } = createBed({ concurrency: 10, queue: 20 });
    for (const name of ['a', 'b', 'c', 'd']) request(name);
    for (let turn = 0; turn < 4; turn += 1) await stall(900);
    expect(started).toEqual(['a', 'b', 'c', 'd']);
    expect(outcomes).toEqual([]);
  });

  test('of many who wait for a slow thread, those who waited too long are refused', async () => {
    const { request, stall, admission } = createBed({ concurrency: 60, queue: 50 });
    for (let name = 0; name < 50; name += 1) request(String(name));
    for (let turn = 0; turn < 4; turn += 1) await stall(900);
    expect(admission.state().refused.waitedTooLong).toBeGreaterThan(0);
  });

  test('work that fails gives its turn back, and its error is passed on', async () => {
    const { admission, context, advance, settle } = createBed();
    const failing = admission.run(context, async () => {
      throw new Error('broken');
    });
    failing.catch(() => {});
    await advance(10);
    await expect(failing).rejects.toThrow('broken');
    await settle();
    expect(admission.state().making).toBe(0);
  });

  test('a stream keeps its turn until it is rendered', async () => {
    const { admission, context, advance, settle } = createBed();
    const rendered = Promise.withResolvers<undefined>();
    const sent = admission.run(context, async (keepUntil) => {
      keepUntil(rendered.promise);
      return 'head';
    });
    await advance(10);
    expect(await sent).toBe('head');
    expect(admission.state().making).toBe(1);
    rendered.resolve(undefined);
    await settle();
    expect(admission.state().making).toBe(0);
  });
});

describe('§8 a request that is gone holds nothing up', () => {
  test('a turn that is not given back ends by its time', async () => {
    const { request, started, advance } = createBed({ concurrency: 1 });
    request('hangs');
    await advance(4_500);
    request('next');
    await advance(400);
    expect(started).toEqual(['hangs']);
    await advance(200);
    expect(started).toEqual(['hangs', 'next']);
  });

  test('one that waited takes no turn, and its place in the queue is free soon', async () => {
    const { admission, request, started, settle, advance, loseTimers, outcomes } = createBed();
    admission.sentKept();
    for (const name of ['a', 'b', 'c', 'd']) request(name);
    await settle();
    loseTimers();
    request('refused');
    await settle();
    expect(outcomes).toEqual(['refused OverloadedError: queue-full']);
    await advance(400);
    request('later');
    await advance(10);
    expect(started).toEqual(['later']);
  });

  test('nor does a clock that is set back: who is gone does not count, and no kept page was sent lately', async () => {
    const gone = createBed();
    gone.admission.sentKept();
    for (const name of ['a', 'b', 'c', 'd']) gone.request(name);
    await gone.settle();
    gone.loseTimers();
    gone.setBack(3_600_000);
    gone.request('later');
    await gone.advance(10);
    expect(gone.started).toEqual(['later']);

    const alone = createBed({ concurrency: 10, queue: 8 });
    alone.admission.sentKept();
    alone.setBack(3_600_000);
    for (const name of ['a', 'b', 'c', 'd', 'e']) alone.request(name);
    await alone.advance(0);
    expect(alone.started.length).toBe(5);
  });

  test('what is being made goes on for as long as the work, not the client, lasts', async () => {
    const { admission, clock, advance } = createBed();
    const behind: Promise<unknown>[] = [];
    const context = { waitUntil: (promise: Promise<unknown>) => void behind.push(promise) };
    void admission.run(context, () => sleep(clock, 500));
    await advance(1);
    expect(behind.length).toBe(1);
    await advance(600);
    await Promise.all(behind);
    expect(admission.state().making).toBe(0);
  });
});

describe('§8 work in the background yields', () => {
  const behindOf = (bed: ReturnType<typeof createBed>, overdue: boolean) => {
    let isDone = false;
    void bed.admission.runBehind(bed.context, { overdue }, async () => {
      isDone = true;
    });
    return () => isDone;
  };

  test('while visitors wait it is put off, unless it is overdue; a little queue is none', async () => {
    const bed = createBed({ concurrency: 1, queue: 8 });
    const end = bed.request('hangs');
    await bed.advance(1);
    for (const name of ['a', 'b', 'c']) bed.request(name)();
    const putOff = behindOf(bed, false);
    const overdue = behindOf(bed, true);
    expect(bed.admission.state()).toMatchObject({ waiting: 4, putOff: 1 });
    end();
    await bed.advance(100);
    expect([putOff(), overdue()]).toEqual([false, true]);
    bed.request('one')();
    const quiet = behindOf(bed, false);
    await bed.advance(100);
    expect(quiet()).toBe(true);
  });

  test('without a turn it is put off too, and fails nobody', async () => {
    const bed = createBed({ queue: 2 });
    bed.admission.sentKept();
    for (const name of ['a', 'b']) bed.request(name);
    const done = behindOf(bed, true);
    await bed.settle();
    expect(bed.admission.state()).toMatchObject({ putOff: 1 });
    expect(done()).toBe(false);
  });
});
