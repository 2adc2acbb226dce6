import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { NINA } from '../../../testing/client/player.ts';
import { makeGame } from '../../../testing/games.ts';
import { standInForGames } from './stand-in-for-games.ts';

vi.spyOn(console, 'warn').mockImplementation(() => {});

const announced = (name: string) => ({
  games: [makeGame(12, { name })],
  categories: [],
  defaultCategory: 0,
  excludedIds: [],
});

/** A page whose edge answers that; `asked` are the addresses that it is asked for. */
function page(answer: () => Response) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answer();
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { app, world } = testApp();
  const chunks: Promise<unknown>[] = [];
  standInForGames({
    app,
    timers: world.timers,
    loadChunk(load) {
      const loaded = load();
      chunks.push(loaded);
      return loaded;
    },
  });
  const pass = async (ms: number) => {
    world.timers.pass(ms);
    await Promise.all(chunks);
    await new Promise((resolve) => void setImmediate(resolve));
  };
  return { app, asked, pass, nameNow: () => app.games.catalogue.value?.gameById.get(12)?.name };
}
const edge = () =>
  Response.json({ games: announced('The edge’s').games, categories: [], defaultCategory: 0 });

test('§4 a player whose platform announces no games has the edge’s after 10 s, until it does', async () => {
  const { app, asked, pass, nameNow } = page(edge);
  await pass(60_000);
  expect(asked).toEqual([]);
  app.session.logIn(NINA);
  await pass(9_000);
  expect(asked).toEqual([]);
  await pass(1_000);
  expect([asked, nameNow()]).toEqual([['/api/games?lang=en'], 'The edge’s']);
  app.games.setCatalogue(announced('The platform’s'));
  await pass(60_000);
  expect([asked.length, nameNow()]).toEqual([1, 'The platform’s']);
});

test('§4 the edge is not asked where the platform has announced its games, or the player has left', async () => {
  const told = page(edge);
  told.app.session.logIn(NINA);
  told.app.games.setCatalogue(announced('The platform’s'));
  await told.pass(60_000);
  const left = page(edge);
  left.app.session.logIn(NINA);
  left.app.session.logOut();
  await left.pass(60_000);
  expect([told.asked, left.asked]).toEqual([[], []]);
});

test.each([
  ['no games', () => Response.json({ games: [], categories: [] })],
  ['no answer', () => new Response(null, { status: 502 })],
])('§8 an edge that has %s is asked again, each time later', async (_what, answer) => {
  let answered = answer;
  const { app, asked, pass, nameNow } = page(() => answered());
  app.session.logIn(NINA);
  await pass(10_000);
  expect([asked.length, nameNow()]).toEqual([1, undefined]);
  await pass(19_000);
  expect(asked.length).toBe(1);
  await pass(1_000);
  expect([asked.length, nameNow()]).toEqual([2, undefined]);
  answered = edge;
  await pass(40_000);
  expect([asked.length, nameNow()]).toEqual([3, 'The edge’s']);
  await pass(600_000);
  expect(asked.length).toBe(3);
});
