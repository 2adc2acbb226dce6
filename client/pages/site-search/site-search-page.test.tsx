// @vitest-environment own-window
import { beforeEach, expect, test, vi } from 'vitest';
import type { FoundPage } from '../../../shared/pages/site-search.ts';
import { testApp } from '../../../testing/client/app.ts';
import { render } from '../../../testing/client/render.tsx';
import SiteSearchPage from './site-search-page.tsx';

const found = (title: string, endsAt: number | null): FoundPage => ({
  id: title,
  title,
  href: `/promotions/${title}/`,
  excerpt: '',
  image: null,
  date: null,
  label: null,
  conditions: null,
  endsAt,
});

beforeEach(() => {
  // The page's `<search>` is unknown to happy-dom, and React says so.
  const create = document.createElement.bind(document);
  const known = vi
    .spyOn(document, 'createElement')
    .mockImplementation((name: string) => create(name === 'search' ? 'div' : name));
  // The edge, whose clock is this one.
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { date: new Date().toUTCString() } }));
  return () => known.mockRestore();
});

function show(results: readonly FoundPage[]): () => string {
  const { app } = testApp();
  const pagination = { page: 1, pages: 1, total: results.length };
  const none = { isContentMissing: false, tiles: [], groups: [], gamesTotal: 0 };
  render(
    app,
    <SiteSearchPage page={{ name: 'site-search', query: 'bonus', results, pagination, ...none }} />,
  );
  return () => Array.from(document.querySelectorAll('h2, h3'), ({ textContent }) => textContent).join(', ');
}

test('§7.4 what a search has found of an offer goes when the offer ends', async () => {
  const shown = show([
    found('over', Date.now() - 2000),
    found('still', Date.now() + 60_000),
    found('article', null),
  ]);
  expect(shown()).toContain('over, still, article');
  await expect.poll(shown).not.toContain('over');
  expect(shown()).toContain('still, article');
});

test('§7.4 where it was all that was found, nothing is', async () => {
  const shown = show([found('over', Date.now() - 2000)]);
  expect(shown()).toContain('over');
  await expect.poll(shown).toBe('Nothing found for “bonus”');
});
