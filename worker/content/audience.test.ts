import * as v from 'valibot';
import { expect, test } from 'vitest';
import { selectAudience, selectHtml } from './audience.ts';
import { AUDIENCE_CLASSES, AUDIENCE_NAMES, audienceOfClass, isFor } from './audiences.ts';
import { cleanContentSchema } from './clean-content.ts';
import { cleanHtml } from './clean-html.ts';
import { TEST_OPTIONS } from './corpus/test-options.ts';

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
