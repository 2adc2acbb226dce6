// @vitest-environment own-window
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../shared/i18n/en/catalogue.ts';
import { LOCALE_FACTS, LOCALES } from '../../../shared/i18n/locales.ts';
import type { LayoutName } from '../../../shared/pages/definition.ts';
import { definitionOf, PAGE_NAMES, type PageName } from '../../../shared/pages/pages.ts';
import { testCollaborators } from '../../../testing/client/collaborators.ts';
import { testPageData } from '../../../testing/client/page-data.ts';
import { AppProvider } from '../../state/app-context.tsx';
import { createAppState } from '../../state/app-state.ts';
import { EDGE_VIEWS } from '../views/edge-views.tsx';
import { FooterProvider } from './footer/footer-slot.tsx';

const rendered = new Map<LayoutName, HTMLElement>();

/** What stands around a page of that kind, as the edge renders it. */
function around(kind: PageName): HTMLElement {
  const { layout } = definitionOf(kind);
  const known = rendered.get(layout);
  if (known !== undefined) return known;
  const app = createAppState(
    { ...testPageData(), layout },
    { messages: catalogue, collaborators: testCollaborators(), hydration: null },
  );
  const element = document.createElement('div');
  element.innerHTML = renderToString(
    <AppProvider app={app}>
      <FooterProvider value={EDGE_VIEWS.footer}>
        {EDGE_VIEWS.layout(layout)(<h1>The page</h1>)}
      </FooterProvider>
    </AppProvider>,
  );
  rendered.set(layout, element);
  return element;
}

const written = (link: Element): string => `${link.textContent} ${link.getAttribute('href')}`;
const linksIn = (part: Element): string[] => [...part.querySelectorAll('a')].map(written);

/** The links of each navigation by its name, in the order of the page. */
const navigations = (kind: PageName): Map<string, readonly string[]> =>
  new Map(
    [...around(kind).querySelectorAll('nav')].map((nav) => [
      nav.getAttribute('aria-label') ?? '',
      linksIn(nav),
    ]),
  );

const HELPLINES = `[aria-label="${catalogue.legal.helplines}"]`;
const HELP_PAGES = new Set(['/contact-us/', '/info/help/', '/info/faq/', '/info/responsible-gambling/']);

/** Links of the footer to pages that help and to helplines, each with its list's name, in the order of the page. */
const helpOn = (kind: PageName): string[] =>
  [...around(kind).querySelectorAll('footer a')]
    .filter((link) => HELP_PAGES.has(link.getAttribute('href') ?? '') || link.closest(HELPLINES) !== null)
    .map((link) => `${link.closest('[aria-label]')?.getAttribute('aria-label')}: ${written(link)}`);

/** What both have, in the order of the first. */
const shared = (one: readonly string[], other: readonly string[]): string[] =>
  one.filter((item) => other.includes(item));

describe.each(PAGE_NAMES)('around the page %s', (kind) => {
  test('what is repeated of the navigation has the order that it has at home', () => {
    const home = navigations('home');
    const here = navigations(kind);
    expect(shared([...here.keys()], [...home.keys()])).toEqual(shared([...home.keys()], [...here.keys()]));
    for (const [name, links] of here) {
      const known = home.get(name) ?? [];
      expect(shared(links, known), name).toEqual(shared(known, links));
    }
  });

  test('help is at the foot, in the order that it has at home', () => {
    const [home, here] = [helpOn('home'), helpOn(kind)];
    expect(here.join('\n')).toMatch(/ \/info\/responsible-gambling\/\n.* https:.*$/mu);
    expect(shared(here, home)).toEqual(shared(home, here));
  });

  test('a link to the page in another language is marked with it', () => {
    const links = [...around(kind).querySelectorAll('a[hreflang]')];
    for (const link of links)
      expect(link.getAttribute('lang')?.slice(0, 2)).toBe(link.getAttribute('hreflang')?.slice(0, 2));
    for (const locale of links.length === 0 ? [] : LOCALES)
      expect(links.map((link) => link.getAttribute('lang'))).toContain(LOCALE_FACTS[locale].tag);
  });
});

test('from each page in the frame of the site menus and the search lead to the others', () => {
  for (const kind of PAGE_NAMES.filter((name) =>
    ['default', 'content-page'].includes(definitionOf(name).layout),
  )) {
    const page = around(kind);
    expect([...navigations(kind).keys()], kind).toEqual(
      expect.arrayContaining([catalogue.general.mainNavigation, catalogue.footer.footerNavigation]),
    );
    expect(page.querySelector('header [data-action="search-open"]')?.getAttribute('href'), kind).toBe(
      '/all-games-search/',
    );
    expect(
      linksIn(page).some((link) => link.endsWith(' /search/')),
      kind,
    ).toBe(true);
  }
});
