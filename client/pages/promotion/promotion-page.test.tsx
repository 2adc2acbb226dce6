// @vitest-environment own-window
import { beforeEach, expect, test, vi } from 'vitest';
import type { SafeHtml } from '../../../shared/domain/content.ts';
import { toTile } from '../../../shared/domain/games/tile.ts';
import { testApp } from '../../../testing/client/app.ts';
import { makeGame } from '../../../testing/games.ts';
import { render } from '../../../testing/client/render.tsx';
import PromotionPage from './promotion-page.tsx';

const BODY = {
  title: 'Free spins',
  html: '<p>Each Friday.</p>' as SafeHtml,
  toc: [],
  excerpt: '',
  image: null,
  publishedAt: null,
  modifiedAt: null,
  author: null,
};
const GAMES = {
  id: 'games',
  titleKey: null,
  title: 'Games of the offer',
  layout: 'reel',
  href: null,
  total: 1,
  tiles: [toTile(makeGame(12, { name: 'Moonlit Manor' }), new Map())],
} as const;

beforeEach(() => {
  // The edge, whose clock is this one.
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { date: new Date().toUTCString() } }));
});

function show(endsAt: number | null): () => string {
  const card = { id: '1', title: 'Free spins', href: '/promotions/free-spins/', excerpt: '', image: null };
  const none = { date: null, label: null, facts: [], terms: null, conditions: null, termsHref: null };
  const { app } = testApp();
  render(
    app,
    <PromotionPage
      page={{
        name: 'promotion',
        design: 'standard',
        body: BODY,
        promotion: { ...card, ...none, source: 'cms', endsAt },
        isOver: false,
        asksDeposit: false,
        game: null,
        games: GAMES,
        others: [],
      }}
    />,
  );
  return () => document.body.textContent;
}

test('§7.4 a promotion that ends in a page that stays open invites nobody to its games any more, and stays readable', async () => {
  const shown = show(Date.now() - 2000);
  expect(shown()).toContain('Games of the offer');
  await expect.poll(shown).not.toContain('Games of the offer');
  expect(shown()).toContain('Free spins');
  expect(shown()).toContain('Each Friday.');
  expect(shown()).toContain('This offer has ended');
});

test('§7.4 one that has not ended has them', async () => {
  const shown = show(Date.now() + 60_000);
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toContain('Games of the offer');
});
