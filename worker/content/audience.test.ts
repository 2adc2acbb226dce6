import type { Element, Root } from 'hast';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { audienceOf, selectAudience, selectHtml } from './audience.ts';
import { AUDIENCE_CLASSES, AUDIENCE_NAMES, audienceOfClass, isFor } from './audiences.ts';
import { cleanContentSchema } from './clean-content.ts';
import { cleanHtml } from './clean-html.ts';
import { TEST_OPTIONS } from './corpus/test-options.ts';
import { parseFragment } from './parse-fragment.ts';
import { hasClass } from './steps/element.ts';
import { teaserOf } from './teaser.ts';

const PAGE = `<h2>Play</h2><div class="wp-block-group uk-only"><h2>GamStop</h2><p>Great Britain</p></div>
<div class="generic-only"><h3>Malta</h3><p>elsewhere <span class="at-only">and Austria</span></p></div>
<p class="at-only">Austria</p><p>all</p>`;

test.each([
  ['GB', ['Play', 'GamStop'], ['Great Britain', 'all']],
  ['AT', ['Play', 'Malta'], ['elsewhere', 'and Austria', 'Austria', 'all']],
  ['MT', ['Play', 'Malta'], ['elsewhere', 'all']],
] as const)(
  '§5 a visitor from %s sees the blocks for that country, and headings in the contents',
  (country, headings, texts) => {
    const { html, toc } = selectAudience(cleanHtml(PAGE, TEST_OPTIONS), country);
    expect(toc.map(({ text }) => text)).toEqual(headings);
    const shown = html
      .replaceAll(/<[^>]+>/gu, '\n')
      .split('\n')
      .map((text) => text.trim())
      .filter(Boolean);
    expect(shown).toEqual([
      ...headings.flatMap((heading) => (heading === 'Play' ? heading : [])),
      ...shown.slice(1),
    ]);
    for (const text of texts) expect(shown).toContain(text);
    expect(shown.length).toBe(headings.length + texts.length);
  },
);

test('§5 a block of every audience of the table is shown in its countries, and in no other', () => {
  const blocks = AUDIENCE_CLASSES.map((name) => `<div class="${name}"><p>for ${name}</p></div>`);
  const content = cleanHtml(`${blocks.join('')}<p>all</p>`, TEST_OPTIONS);
  expect(content.cuts.map(({ audience }) => audience)).toEqual(AUDIENCE_NAMES);
  for (const country of ['GB', 'AT', 'MT']) {
    const html = selectHtml(content, country);
    for (const name of AUDIENCE_CLASSES) {
      const audience = audienceOfClass(name);
      expect(audience, name).toBeDefined();
      expect(html.includes(`for ${name}<`), `${name} in ${country}`).toBe(
        audience !== undefined && isFor(audience, country),
      );
    }
    expect(html).toContain('<p>all</p>');
  }
});

test('§5 content for all visitors has nothing to cut, and is the same for every country', () => {
  const content = cleanHtml('<p>all</p>', TEST_OPTIONS);
  expect(content.cuts).toEqual([]);
  expect(selectAudience(content, 'GB').html).toBe(content.html);
});

test('§5 after a cut the markup is still balanced', () => {
  const content = cleanHtml(
    '<ul><li class="uk-only">a<li>b<li class="generic-only"><b>c</ul><table><tr class="at-only"><td>d<tr><td>e</table>',
    TEST_OPTIONS,
  );
  for (const country of ['GB', 'AT', 'CA']) {
    const { html } = selectAudience(content, country);
    expect(cleanHtml(html, TEST_OPTIONS).html).toBe(html);
  }
});

test('§5 a teaser holds only text for every country', () => {
  const html =
    '<p class="generic-only">Malta.</p><p>Open <span class="uk-only">to UK players</span> all night.</p>';
  expect(cleanHtml(html, TEST_OPTIONS).excerptText).toBe('Open all night.');
});

test('§5 clean content is read back from KV through its schema', () => {
  const content = cleanHtml(PAGE, TEST_OPTIONS);
  expect(v.parse(cleanContentSchema, JSON.parse(JSON.stringify(content)))).toEqual(content);
  expect(v.safeParse(cleanContentSchema, { ...content, cuts: 'x' }).success).toBe(false);
});

/** Every name of HTML, old and new, and one of nobody's. */
const NAMES = (
  'a abbr acronym address applet area article aside audio b basefont bdi bdo bgsound big blink blockquote button canvas center cite code ' +
  'data datalist dd del details dfn dialog dir div dl dt em fieldset figcaption figure font footer form frame h1 h2 h3 h4 h5 h6 header ' +
  'hgroup i iframe ins kbd label legend li main map mark marquee menu meter nav nobr noscript object ol optgroup option output p picture ' +
  'pre progress q rb rp rt ruby s samp search section select slot small source span strike strong sub summary sup svg template textarea ' +
  'time title tt u ul var video xmp my-block'
).split(' ');
const PLACES: Readonly<Record<string, (block: string) => string>> = {
  'by itself': (block) => block,
  'in a group': (block) => `<div class="wp-block-group"><p>Before</p>${block}</div>`,
  'in a paragraph': (block) => `<p>Before ${block} after</p>`,
  'in a list': (block) => `<ul><li>Before ${block}</li></ul>`,
  'in a table': (block) => `<table><tbody><tr><td>Before ${block}</td></tr></tbody></table>`,
};
const CONTENTS: Readonly<Record<string, string>> = {
  words: 'For Austria',
  'a paragraph': '<p>For Austria</p>',
  'a link that leads nowhere': '<a href="javascript:void(0)">For Austria</a>',
  'the address of a film': 'https://www.youtube.com/watch?v=ForAustria1',
  'a link to a film':
    '<a href="https://www.youtube.com/watch?v=ForAustria1">https://www.youtube.com/watch?v=ForAustria1</a>',
  'a frame': '<iframe src="https://www.youtube.com/embed/ForAustria1"></iframe>',
};

/** Whether a browser would have the words in the element of that class: a parser takes some things out of some elements. */
const isInBlock = (html: string): boolean => {
  const said = (node: Root | Element): readonly string[] =>
    node.children.flatMap((child) => {
      if (child.type !== 'element')
        return 'value' in child && child.value.includes('Austria') ? ['out of it'] : [];
      if (audienceOf(child) !== undefined || hasClass(child, 'AT-Only')) return [];
      return [...(/Austria/u.test(JSON.stringify(child.properties)) ? ['out of it'] : []), ...said(child)];
    });
  return said(parseFragment(html)).length === 0;
};

describe.each(Object.keys(PLACES))('§5 a block for one country %s', (place) => {
  test.each(Object.keys(CONTENTS))('with %s is for that country alone, whatever its element', (content) => {
    const blocks = NAMES.flatMap((name) =>
      ['at-only', 'wp-block AT-Only'].map(
        (classes) => `<${name} class="${classes}">${CONTENTS[content]}</${name}>`,
      ),
    );
    const tried = blocks.filter((block) => isInBlock(PLACES[place]?.(block) ?? ''));
    expect(tried.length).toBeGreaterThan(60);
    const leaks = tried.filter((block) => {
      const html = PLACES[place]?.(block) ?? '';
      const clean = cleanHtml(`<p>All</p>${html}<p>All</p>`, TEST_OPTIONS);
      return /For ?Austria/u.test(selectHtml(clean, 'GB') + clean.excerptText + teaserOf(html).own());
    });
    expect(leaks).toEqual([]);
  });
});

test.each([
  '<iframe class="at-only" src="https://www.youtube.com/embed/ForAustria1"></iframe>',
  '<table><caption class="at-only">For Austria</caption><tr><td>1</td></tr></table>',
  '<table><thead class="at-only"><tr><th>For Austria</th></tr></thead><tr><td>1</td></tr></table>',
  '<table><tr class="at-only"><td>For Austria</td></tr><tr><td>1</td></tr></table>',
  '<img class="at-only" src="/for-austria.jpg" alt="For Austria">',
  '<figure><img src="/a.jpg" alt=""><figcaption class="at-only">For Austria</figcaption></figure>',
  '<h2>Play <span class="at-only">For Austria</span></h2>',
  '<table><caption>Play <b class="at-only">For Austria</b></caption><tr><td>1</td></tr></table>',
  '<table class="at-only"><caption>For Austria</caption><tr><td>1</td></tr></table>',
  '<figure><table><tr><td>1</td></tr></table><div class="at-only"><figcaption>For Austria</figcaption></div></figure>',
  '<div class="cms-table at-only"><p>For Austria</p></div>',
  '<div class="wp-block-cover"><div class="wp-block-cover__image-background at-only" style="background-image:url(https://x.example/for-austria.jpg)"></div></div>',
  '<p class="at-only">a <button>x<p>For Austria</p></button></p>',
  '<p><span class="at-only">a <button>x<p>For Austria</p></button></span></p>',
  '<h2 class="at-only"><button>a<h3>For Austria</h3></button></h2>',
  '<details><summary class="at-only">For Austria</summary>All</details>',
  '<p><span class="at-only"><iframe src="https://www.youtube.com/embed/ForAustria1"></iframe></span></p>',
])('§5 for one country alone: %s', (html) => {
  const clean = cleanHtml(`<p>All</p>${html}`, TEST_OPTIONS);
  const { html: shown, toc } = selectAudience(clean, 'GB');
  expect(shown + JSON.stringify(toc) + clean.excerptText).not.toMatch(/for.?austria/iu);
  expect(selectHtml(clean, 'AT')).toMatch(/for.?austria/iu);
  expect(cleanHtml(clean.html, TEST_OPTIONS).html).toBe(clean.html);
});

test('§5 a film in a block for one country, in a block for another one, is for nobody', () => {
  const film = 'https://www.youtube.com/watch?v=ForAustria1';
  const clean = cleanHtml(`<p class="at-only"><span class="uk-only">${film}</span></p>`, TEST_OPTIONS);
  expect(clean.html).toContain('ForAustria1');
  for (const country of ['GB', 'AT', 'MT']) expect(selectHtml(clean, country)).not.toContain('ForAustria1');
});
