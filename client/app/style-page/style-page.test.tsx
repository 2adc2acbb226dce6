import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../shared/i18n/en/catalogue.ts';
import type { GameTile } from '../../../shared/domain/games/game.ts';
import { safeText } from '../../../worker/content/audience.ts';
import type { SampleData } from './samples/sample.ts';
import { samplesOf } from './samples/samples.ts';
import { withForcedStates } from './states.ts';
import { StylePage } from './style-page.tsx';
import { tokensByKind } from './tokens.ts';

const UI = path.resolve(import.meta.dirname, '../../ui');

const tile: GameTile = {
  id: 7,
  name: 'Pike & Perch',
  image: '/7.webp',
  tag: null,
  size: 'default',
  provider: null,
  reviewSlug: null,
};

const data: SampleData = {
  messages: catalogue,
  locale: 'en',
  brand: 'Velvet Comet',
  tile,
  tallTile: { ...tile, size: 'tall' },
  card: {
    id: '1',
    title: 'How slots pay',
    href: '/how/',
    excerpt: 'Slowly.',
    image: { src: '/1.webp', srcset: null, width: 800, height: 500, alt: '', focus: null },
    date: null,
    label: null,
  },
  body: safeText('Text'),
};

/** The components whose elements the samples are made of, at any depth. */
function componentsIn(node: ReactNode, found = new Set<unknown>()): ReadonlySet<unknown> {
  if (Array.isArray(node)) for (const each of node) componentsIn(each, found);
  else if (isValidElement<Readonly<Record<string, ReactNode>>>(node)) {
    found.add(node.type);
    for (const value of Object.values(node.props)) componentsIn(value, found);
  }
  return found;
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../ui/**/*.tsx', '!../../ui/**/*.test.tsx'],
  { eager: true },
);

describe('/ops/style', () => {
  test('shows every component of client/ui: add samples of a new one to client/app/style-page/samples', () => {
    const shown = new Set(
      Object.values(samplesOf(data)).flatMap((samples) =>
        samples.flatMap(({ show }) => [...componentsIn(show('x'))]),
      ),
    );
    const components = Object.entries(modules).flatMap(([file, exported]) =>
      Object.entries(exported)
        .filter(([name, value]) => /^[A-Z][a-z]/u.test(name) && typeof value === 'function')
        .map(([name, value]) => ({ name: `${file}: ${name}`, value })),
    );
    expect(components.length).toBeGreaterThan(35);
    expect(components.filter(({ value }) => !shown.has(value)).map(({ name }) => name)).toEqual([]);
  });

  test('its parts are the folders of client/ui', () => {
    const folders = readdirSync(UI, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(Object.keys(samplesOf(data)).toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
  });

  test('is one document in which every id is used once, and every token is shown', () => {
    const html = renderToStaticMarkup(<StylePage css="" languages={[]} {...data} />);
    const ids = [...html.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(50);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const tokens = new Map(tokensByKind());
    for (const kind of ['colour', 'space', 'radius', 'type', 'time', 'order'] as const)
      expect(tokens.get(kind)?.length, kind).toBeGreaterThan(1);
    for (const { name } of [...tokens.values()].flat()) expect(html).toContain(`<code>${name}</code>`);
  });

  test('a sample is in a state that its frame names, by the rules that the site has for it', () => {
    expect(withForcedStates('.a:hover .b{color:red}')).toBe(
      ".a:is(:hover, [data-state='hover'] *) .b{color:red}",
    );
    expect(withForcedStates(':focus-visible{outline:0}')).toMatch(
      /^:is\(:focus-visible, \[data-state='focus'\] :where\(a, button/u,
    );
    expect(withForcedStates('.a:active{}')).toBe(".a:is(:active, [data-state='pressed'] *){}");
    expect(withForcedStates('[aria-pressed=true]{}')).toBe(
      ":is([aria-pressed=true], [data-state='on'] :where(button)){}",
    );
    // The names of these begin alike.
    for (const other of [
      ':focus-within',
      ':active-view-transition',
      '(hover:hover)',
      '(any-hover:hover)',
      '(forced-colors:active)',
    ])
      expect(withForcedStates(other)).toBe(other);
  });
});
