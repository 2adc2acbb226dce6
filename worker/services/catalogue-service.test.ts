import { expect, test } from 'vitest';
import { SHIPPED_SETTINGS } from '../../shared/domain/games/shipped-settings.ts';
import { json } from '../../testing/worker/http-server.ts';
import { servicesOver } from '../../testing/worker/services-over.ts';

const [first, second] = SHIPPED_SETTINGS.reviewPages;
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
