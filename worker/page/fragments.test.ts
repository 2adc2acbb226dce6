import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createDocument, type Fragments } from '../../client/entry-server.tsx';
import type { LiveTableList, LobbyRow } from '../../shared/domain/games/lobby.ts';
import { toTile } from '../../shared/domain/games/tile.ts';
import { catalogue as english } from '../../shared/i18n/en/catalogue.ts';
import { catalogue as spanish } from '../../shared/i18n/es/catalogue.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import { testPageData } from '../../testing/client/page-data.ts';
import { makeGame } from '../../testing/games.ts';
import { pageDataOf } from '../../testing/read-page-data.ts';
import { joined } from './bytes.ts';
import { createFragments } from './fragments.ts';
import { wordsOf } from './used-styles.ts';

const FILES = {
  assets: { page: '/page.js', layout: '/layout.js', styles: [], dataFormat: '1' },
  stylesOf: () => '',
  withoutScripts: 'Without scripts this can be read.',
  modules: { entry: '/entry.js', imported: [] },
  printed: [],
};

/** Five rows of six games, one of them a jackpot game with a review. */
const rows: readonly LobbyRow[] = ['featured', 'popular', 'new', 'slots', 'jackpots'].map((id, place) => ({
  id,
  titleKey: id,
  title: null,
  layout: place % 2 === 0 ? 'grid' : 'reel',
  href: '/slots/',
  total: 40,
  tiles: Array.from({ length: 6 }, (_, index) => {
    const gameId = place * 10 + index;
    const images = {
      default: `https://images.example/290x192_${gameId}_1x_ENG.webp`,
      webp: null,
      portrait: null,
    };
    const jackpot = { amount: 1_234.5, currency: 'GBP' } as const;
    return toTile(
      makeGame(gameId, { images, ...(index === 0 ? { jackpot } : {}) }),
      new Map([[gameId, `game-${gameId}`]]),
    );
  }),
}));

const liveTables: LiveTableList = {
  id: 'live-tables',
  isFleeting: true,
  areAll: false,
  tables: [
    { tile: toTile(makeGame(90)), tableName: 'Salon', currency: 'GBP', min: 1, max: 500, seats: 3 },
    { tile: toTile(makeGame(91)), tableName: 'Blue Salon', currency: 'GBP', min: 0.5, max: 50, seats: 0 },
  ],
};

const SLIDE = {
  id: '1',
  title: 'An offer',
  text: '',
  image: null,
  href: '/promotions/',
  terms: null,
  endsAt: null,
};

function htmlOf(locale: Locale, fragments?: Fragments, hero = [SLIDE]): string {
  const page = { name: 'home', hero, rows, awaitsGames: false, liveTables } as const;
  const pageData = testPageData({ page, address: { locale } });
  const messages = locale === 'es' ? spanish : english;
  return renderToString(
    createDocument(pageData, {
      ...FILES,
      messages,
      ...(fragments === undefined ? {} : { fragments }),
    }),
  );
}

const withoutData = (html: string): string => html.replace(/<script id="page-data".*?<\/script>/su, '');

describe('§8 rows that depend on their data alone are rendered once', () => {
  test('a page of kept rows is letter for letter the page that is rendered whole, so it hydrates as that does', () => {
    const fragments = createFragments();
    for (const locale of ['en', 'es', 'en'] as const) {
      expect(withoutData(htmlOf(locale, fragments))).toBe(withoutData(htmlOf(locale)));
    }
  });

  test('a document in which marks stand for the rows is the same once they are put into it, and has their words', () => {
    const store = createFragments();
    for (const locale of ['en', 'es', 'en'] as const) {
      const whole = htmlOf(locale, store);
      const marked = store.marked(locale);
      const html = htmlOf(locale, marked);
      expect(html.length).toBeLessThan(whole.length / 2);
      expect(new TextDecoder().decode(joined(marked.piecesOf(html)))).toBe(whole);
      expect(new Set([...wordsOf(html), ...marked.words()])).toEqual(wordsOf(whole));
    }
  });

  test('header, menu and footer too, from whatever page they were kept', () => {
    const store = createFragments();
    const joinedOf = (locale: Locale, hero = [SLIDE]): string => {
      const marked = store.marked(locale);
      const html = htmlOf(locale, marked, hero);
      expect(html).not.toContain('<footer');
      expect(html).not.toContain('<dialog');
      return new TextDecoder().decode(joined(marked.piecesOf(html)));
    };
    const other = [{ ...SLIDE, id: '2', title: 'Another offer' }];
    for (const hero of [[SLIDE], other, [SLIDE]]) {
      for (const locale of ['en', 'es'] as const) {
        expect(joinedOf(locale, hero)).toBe(htmlOf(locale, createFragments(), hero));
      }
    }
    expect(htmlOf('en', store.marked(null))).toContain('<footer');
  });

  test('what the document shows of a row, or of live tables, its data leaves out; without kept rows the data is whole', () => {
    expect(pageDataOf(htmlOf('en', createFragments())).page).toMatchObject({
      rows: rows.map(({ id, layout }) => ({ id, layout, isInDocument: true })),
      liveTables: { id: 'live-tables', isInDocument: true },
    });
    expect(pageDataOf(htmlOf('en')).page).toMatchObject({ rows, liveTables });
  });

  test('each row, and each list of live tables, is rendered once for each locale; tables that are others take no place from rows', () => {
    const rendered: string[] = [];
    const fragments = createFragments();
    const counted: Fragments = {
      ...fragments,
      htmlOf: (source, locale, render) =>
        fragments.htmlOf(source, locale, () => {
          rendered.push(locale);
          return render();
        }),
    };
    for (const locale of ['en', 'es', 'en', 'es'] as const) htmlOf(locale, counted);
    const first = (locale: Locale) => [...rows, liveTables].map(() => locale);
    expect(rendered).toEqual([...first('en'), ...first('es')]);

    rendered.length = 0;
    for (let second = 0; second < 2_000; second += 1) {
      counted.htmlOf({ ...liveTables }, 'en', () => createElement('p', {}, 'Salon '.repeat(200)));
    }
    htmlOf('en', counted);
    expect(rendered.length).toBe(2_001);
  });
});
