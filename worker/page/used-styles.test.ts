import { describe, expect, test } from 'vitest';
import { cleanHtml } from '../content/clean-html.ts';
import { TEST_OPTIONS } from '../content/corpus/test-options.ts';
import { sheetOf, usedStyles, wordsOf, type StyleRule } from './used-styles.ts';

const LONG = 'x'.repeat(600);
const rule = (needs: StyleRule['needs'], text: string): StyleRule => ({
  within: ['@media (width<960px)'],
  needs,
  text,
});

describe('a document carries what its HTML can match', () => {
  test('tags and classes of HTML, wherever they stand', () => {
    const words = wordsOf(
      '<h2 id="a" class="one  two">A < b</h2><wp-x data-class="no"><svg\n class="three"/>',
    );
    expect([...words].toSorted()).toEqual(['.one', '.three', '.two', 'h2', 'svg', 'wp-x']);
  });

  test('classes of editors’ HTML, however they wrote them', () => {
    const { html } = cleanHtml("<p\n id='a'\tclass='has-text-align-center'>a</p>", TEST_OPTIONS);
    expect([...wordsOf(html)].toSorted()).toEqual(['.has-text-align-center', 'p']);
  });

  test('a rule whose class is nowhere stays in its file, whatever else it needs', () => {
    const rules = [
      rule([], ':root{}'),
      rule(['.cms', 'table'], `.cms table{${LONG}}`),
      rule(['.cms', [['h2'], ['h3']]], '.cms :is(h2,h3){}'),
    ];
    expect(usedStyles(rules, new Set(['.cms', 'h3']))).toEqual({
      text: '@media (width<960px){:root{}.cms :is(h2,h3){}}',
      isWhole: false,
    });
  });

  test('what paper needs comes with the whole sheet', () => {
    const forPrint = { ...rule([], `:root{${LONG}}`), within: ['@media print'] };
    expect(usedStyles([rule([], ':root{}'), forPrint], new Set())).toEqual({
      text: '@media (width<960px){:root{}}',
      isWhole: false,
    });
  });

  test('a file of which most is used is carried whole', () => {
    const rules = [rule(['p'], `p{${LONG}${LONG}}`), rule(['.a'], `.a{${LONG.slice(0, 510)}}`)];
    expect(usedStyles(rules, new Set(['p']))).toEqual({ text: sheetOf(rules), isWhole: true });
  });

  test.each([
    { within: ['@layer base'], text: 'p{}' },
    { within: [], text: '@layer reset,base;' },
    { within: [], text: '@property --tile{}' },
    { within: [], text: '@font-face{}' },
  ])(
    'so is one of which a part is of all elements, that the browser does not compute them anew: %j',
    (part) => {
      const rules = [{ needs: [], ...part }, rule(['.a'], `.a{${LONG}}`)];
      expect(usedStyles(rules, new Set(['p']))).toEqual({ text: sheetOf(rules), isWhole: true });
    },
  );

  test('so is a small one, of which the rest is not worth a request', () => {
    const rules = [rule(['p'], 'p{}'), rule(['.a'], '.a{}')];
    expect(usedStyles(rules, new Set(['p']))).toEqual({ text: sheetOf(rules), isWhole: true });
  });
});
