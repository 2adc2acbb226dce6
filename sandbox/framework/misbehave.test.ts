import { afterAll, beforeAll, expect, test } from 'vitest';
import { setStage, start, stopClock, told, toldOf, type Stage } from './testing/stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.stop());

test('?misbehave=never-ready: it is there and never says so', async () => {
  const page = await stage.open({ misbehave: 'never-ready', language: null, prepare: stopClock });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await start(page);
  await page.clock.runFor(60_000);
  // What start() had asked would have been asked before this.
  await page.evaluate(() => window.CasinoPlatform?.getSmartFooter());
  expect(asked).toHaveLength(1);
  expect(await toldOf(page, 'ready', 'sessionStatus', 'gamesListUpdated')).toEqual([]);
});

test('?misbehave=late: it is not there for 5 s, and then works', async () => {
  const page = await stage.open({ misbehave: 'late', language: null, prepare: stopClock });
  const isThere = () => page.evaluate(() => window.CasinoPlatform !== undefined);
  await page.clock.runFor(4_999);
  expect(await isThere()).toBe(false);
  await page.clock.runFor(1);
  expect(await isThere()).toBe(true);
  await page.clock.resume();
  await start(page);
  await told(page, 'ready');
});

test('?misbehave=twice: each event comes twice', async () => {
  const page = await stage.open({ misbehave: 'twice' });
  await told(page, 'sessionStatus', 1);
  expect((await toldOf(page, 'ready', 'sessionStatus')).map(({ name }) => name)).toEqual([
    'ready',
    'ready',
    'sessionStatus',
    'sessionStatus',
  ]);
});

test('?misbehave=strings: numbers come as strings', async () => {
  const page = await stage.open({ misbehave: 'strings' });
  expect(await told(page, 'gamesListUpdated')).toMatchObject({
    games: { instant: expect.arrayContaining([expect.objectContaining({ id: expect.any(String) })]) },
  });
});

test('?misbehave=null: some of what a payload holds is null, and some is not', async () => {
  const page = await stage.open({ misbehave: 'null' });
  const text = JSON.stringify(await told(page, 'gamesListUpdated'));
  expect(text).toContain('"id":null');
  expect(text).toMatch(/"id":\d/);
});

test('?misbehave=throws: every call throws', async () => {
  const page = await stage.open({ misbehave: 'throws', language: null });
  const survived = await page.evaluate(() =>
    Object.entries(window.CasinoPlatform ?? {}).flatMap(([name, call]) => {
      try {
        Reflect.apply(call, undefined, []);
        return [name];
      } catch {
        return [];
      }
    }),
  );
  expect(survived).toEqual([]);
});
