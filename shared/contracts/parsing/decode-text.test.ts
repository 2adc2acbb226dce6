import { decodeHTML } from 'entities/decode';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

describe('§3 names as players read them', () => {
  test.each([
    ['Lantern &amp; Lark', 'Lantern & Lark'],
    ['Queen&#8217;s Gold', 'Queen’s Gold'],
    ['Pi&ntilde;ata &#x1F389;', 'Piñata 🎉'],
    ['  Two\u00a0 spaces\n', 'Two spaces'],
    ['Soft\u00adhyphen\u200b', 'Softhyphen'],
    ['Rock & Roll', 'Rock & Roll'],
    ['&amp;lt; once', '&lt; once'],
    ['&unknown; stays', '&unknown; stays'],
    ['&nbsp;', ''],
    ['Bad &#xD800; &#0;', 'Bad \ufffd \ufffd'],
  ])('%j is %j', (raw, clean) => {
    expect(decodeText(raw)).toBe(clean);
  });

  test('agrees with the full table of HTML on everything PHP escapes', () => {
    const latin = Array.from({ length: 0x60 }, (_, index) => String.fromCodePoint(0xa0 + index));
    const names =
      'quot amp lt gt ndash mdash lsquo rsquo ldquo rdquo hellip bull trade euro OElig scaron'.split(' ');
    for (const source of [
      ...latin.map((sign) => `a&#${sign.codePointAt(0)};b`),
      ...names.map((name) => `a&${name};b`),
    ]) {
      expect(decodeText(source)).toBe(decodeText(decodeHTML(source)));
    }
  });

  test('leaves no space at an end, no two together, and changes nothing the second time unless it made a reference', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const clean = decodeText(text);
        expect(clean).toBe(clean.trim());
        expect(clean).not.toMatch(/\s\s/);
        if (!clean.includes('&')) expect(decodeText(clean)).toBe(clean);
      }),
    );
  });
});
