// @vitest-environment own-window
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageOf } from '../../../shared/pages/pages.ts';
import type { FoundPage } from '../../../shared/pages/site-search.ts';
import { testApp } from '../../../testing/client/app.ts';
import { render } from '../../../testing/client/render.tsx';
import { AppProvider } from '../../state/app-context.tsx';
import SiteSearchPage from './site-search-page.tsx';

const NOTHING: PageOf<'site-search'> = {
  name: 'site-search',
  query: 'odds',
  isContentMissing: false,
  areGamesMissing: false,
  results: [],
  tiles: [],
  groups: [],
  gamesTotal: 0,
  pagination: { page: 1, pages: 1, total: 0 },
};

/** What the page says, as the edge renders it. */
function textOf(facts: Partial<PageOf<'site-search'>>): string {
  document.body.innerHTML = renderToString(
    <AppProvider app={testApp().app}>
      <SiteSearchPage page={{ ...NOTHING, ...facts }} />
    </AppProvider>,
  );
  return document.body.textContent;
}

test('§2.2 a search that finds nothing says so', () => {
  expect(textOf({})).toContain('Nothing found for “odds”');
});

test.each([1, 2])(
  '§2.2 page %i of three without a hit that may be shown leads to the others, and does not say that nothing was found',
  (page) => {
    const text = textOf({ pagination: { page, pages: 3, total: 45 } });
    expect(text).not.toContain('Nothing found');
    expect(text).toContain('There may be some on the others');
    expect(document.querySelector('a[href="/?q=odds&page=3"]')).not.toBeNull();
  },
);

test.each([
  [false, 'Games cannot be searched just now', '0 pages'],
  [true, 'Nothing can be searched just now', ''],
])(
  '§8 where games cannot be searched, and pages neither: %j, the search says “%s”, and counts no games',
  (isContentMissing, says, counts) => {
    const text = textOf({ areGamesMissing: true, isContentMissing });
    expect(text).toContain(says);
    expect(text).not.toMatch(/Nothing found|\d games|as usual.*as usual/u);
    expect(text.includes('0 pages')).toBe(counts !== '');
    expect(document.querySelectorAll('h2')).toHaveLength(1);
  },
);

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

describe('in a page that stays open', () => {
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
    render(app, <SiteSearchPage page={{ ...NOTHING, results }} />);
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
    await expect.poll(shown).toBe('Nothing found for “odds”');
  });
});
