import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { SHIPPED_SETTINGS } from '../../shared/domain/games/shipped-settings.ts';
import { popularGames } from '../../shared/domain/games/tab-games.ts';
import { json } from '../../testing/worker/http-server.ts';
import { servicesOver } from '../../testing/worker/services-over.ts';

const [first, second] = SHIPPED_SETTINGS.reviewPages;
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const VIEWER = { locale: 'en', currency: 'GBP', device: 'W' } as const;

test('§2.11 tiles lead to reviews of the fixed list only where WordPress has them in the language', async () => {
  const { services } = await servicesOver(json([{ slug: second?.slug }, { slug: 'another' }]));
  // A lobby does not wait for the list as long as a busy machine may need.
  await services.content.slugs('games', 'en');
  const { lobby } = await services.catalogue.lobby(VIEWER);
  expect([...lobby.reviewSlugById]).toEqual([[second?.gameId, second?.slug]]);
});

test('§2.11 while WordPress cannot say which reviews there are, tiles lead to those of the fixed list', async () => {
  const { services } = await servicesOver(json({}, 500));
  const { lobby } = await services.catalogue.lobby(VIEWER);
  expect(lobby.reviewSlugById.get(first?.gameId ?? 0)).toBe(first?.slug);
  expect(lobby.reviewSlugById.size).toBeGreaterThan(100);
});

const EMPTY_FEED = { games: { instant: [] }, categories: { mainCategories: [] }, orderChanges: [] };

const game = (id: unknown, facts: object = {}) => ({ id, name: 'Game', ...facts });
const FOR_CHILDREN = { appealingForChildren: '1' };
const FEED = { ...EMPTY_FEED, games: { instant: [game(1)] } };

test.each([
  ['most games cannot be read', [game(1), game('x'), game('y')], 1, 2],
  ['half of the games cannot be read', [game(1), game('x')], 0, 1],
  ['most games came before', [game(1), game(1), game(1)], 0, 2],
  ['most games appeal to children', [game(1), game(2, FOR_CHILDREN), game('x'), game('y')], 0, 2],
  ['all readable games appeal to children', [game(1, FOR_CHILDREN), game('x')], 0, 1],
  [
    'most games appeal to children and are wrong',
    [game(1), ...[2, 3].map((id) => game(id, { ...FOR_CHILDREN, name: 5 }))],
    0,
    2,
  ],
])(
  '§8 a feed of which %s is malformed or not, and what is dropped is counted',
  async (_which, instant, malformed, dropped) => {
    const feed = { ...EMPTY_FEED, games: { instant } };
    const { services, isolate, record } = await servicesOver(json(feed));
    await services.catalogue.lobby(VIEWER);
    const { metrics } = isolate.telemetry;
    expect([metrics.malformed.feed.value, metrics.dropped.feed.value]).toEqual([malformed, dropped]);
    expect(record.errors.filter((error) => error.includes('only 1 of 3 can be read'))).toHaveLength(
      malformed,
    );
  },
);

test('§8 a feed without games is malformed: what is stored is better than a lobby without any', async () => {
  const { services, isolate, record } = await servicesOver(json(EMPTY_FEED));
  expect(await services.catalogue.lobby(VIEWER)).toMatchObject({ complete: false });
  expect(isolate.telemetry.metrics.malformed.feed.value).toBe(1);
  expect(record.errors).toContainEqual(expect.stringContaining('a feed without games'));
});

test('§3 games of the operator’s document that the feed has not are noted once, and not where the shipped lists are in force', async () => {
  const { services, record } = await servicesOver((request, response) =>
    json(request.url?.includes('/api/games') === true ? FEED : [])(request, response),
  );
  await services.catalogue.lobby(VIEWER);
  expect(record.notes.join()).not.toContain('settings:catalogue');
  const text = JSON.stringify({ curated: { popular: [1, 7], poker: [8] } });
  await services.catalogue.storeDocument(text);
  const { lobby } = await services.catalogue.lobby(VIEWER);
  expect(popularGames(lobby.sources).map(({ id }) => id)).toEqual([1]);
  await services.catalogue.storeDocument(text);
  await services.catalogue.lobby(VIEWER);
  expect(record.notes.filter((note) => note.startsWith('settings:catalogue'))).toEqual([
    'settings:catalogue: 2 entries that feed:en:GBP:W has not: curated.poker 8, curated.popular 7',
  ]);
});

/** The services over a WordPress whose list of reviews a test changes, and ends; all else is empty. */
async function overReviews() {
  const reviews = { listed: [second?.slug], isSilent: false };
  const { services, urls } = await servicesOver((request, response) => {
    const path = request.url ?? '';
    if (!path.includes('/wp-json/')) json(path.includes('/api/games') ? FEED : [])(request, response);
    else if (!reviews.isSilent) json(reviews.listed.map((slug) => ({ slug })))(request, response);
  });
  await services.content.slugs('games', 'en');
  const { lobby, complete } = await services.catalogue.lobby(VIEWER);
  expect(complete).toBe(true);
  return {
    reviews,
    lobby,
    next: async () => (await services.catalogue.lobby(VIEWER)).lobby,
    hasFallenBack: () => services.cache.fellBack(),
    /** As when an editor saves a review: the list is requested anew. */
    save: () => services.cache.invalidate(['games']),
    asked: () => urls.filter((url) => url.includes('/wp-json/')).length,
  };
}

test('§8 a lobby does not wait for the list of reviews that was saved: it has the last one, and its page is made anew soon', async () => {
  const { reviews, lobby, next, hasFallenBack, save, asked } = await overReviews();
  expect(hasFallenBack()).toBe(false);
  reviews.isSilent = true;
  await save();
  const before = asked();
  const startedAt = performance.now();
  expect(await next()).toBe(lobby);
  expect(performance.now() - startedAt).toBeLessThan(300);
  await expect.poll(asked).toBeGreaterThan(before);
  expect(hasFallenBack()).toBe(true);
});

test('§8 a list of reviews that leads to the same ones keeps all that is derived from the lobby', async () => {
  const { reviews, lobby, next, save } = await overReviews();
  const derived = lobby.derive('any', () => ({}));
  reviews.listed = [second?.slug, 'of-no-fixed-list'];
  await save();
  await expect.poll(async () => (await next()).reviews?.length).toBe(2);
  expect((await next()).derive('any', () => ({}))).toBe(derived);
  reviews.listed = [first?.slug];
  await save();
  await expect.poll(async () => [...(await next()).reviewSlugById.values()]).toEqual([first?.slug]);
});

test('§8 a lobby, with all that is derived from it, is kept no longer than its feed', async () => {
  const { services, isolate } = await servicesOver((request, response) =>
    json(request.url?.includes('/api/games') === true ? FEED : [])(request, response),
  );
  const lobby = async () => (await services.catalogue.lobby(VIEWER)).lobby;
  const kept = new WeakRef(await lobby());
  // No lobby is handed to `expect`, which would keep it.
  expect((await lobby()) === kept.deref()).toBe(true);
  isolate.cache.entries.clear();
  await expect
    .poll(() => {
      collectGarbage();
      return kept.deref() === undefined;
    })
    .toBe(true);
});
