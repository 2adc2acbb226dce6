/**
 * Text from an upstream's HTML-escaped field. Of the named references only those of HTML 4 are decoded, which is what
 * PHP's `htmlentities` and WordPress write. The full table of 2,231 names (`entities/decode`) would add 11 KB of Brotli
 * to the script that every visitor loads. The edge and the browser both use this function: with two decoders their
 * names would differ and hydration would fail.
 */

// HTML 4's Latin-1 references in code point order from U+00A0.
const LATIN_1 = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml'
).split(' ');

const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN_1.map((name, index): [string, string] => [name, String.fromCodePoint(0xa0 + index)]),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['sbquo', '‚'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bdquo', '„'],
  ['hellip', '…'],
  ['bull', '•'],
  ['trade', '™'],
  ['euro', '€'],
  ['prime', '′'],
  ['OElig', 'Œ'],
  ['oelig', 'œ'],
  ['Scaron', 'Š'],
  ['scaron', 'š'],
  ['Yuml', 'Ÿ'],
  ['ensp', ' '],
  ['emsp', ' '],
  ['thinsp', ' '],
]);

const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,7}));/gi;
// White space other than one single space between words, control characters, soft hyphens and zero-width characters.
const UNTIDY = /^ | $| {2}|[^\S ]|[\p{Cc}\u00ad\u200b]/u;
const SPACES = /[\s\p{Cc}]+/gu;
const ZERO_WIDTH = /[\u00ad\u200b\ufeff]/g;

/** Decodes one level of references, makes runs of white space one space, drops invisible characters, trims. */
export function decodeText(text: string): string {
  const decoded = text.includes('&') ? text.replace(REFERENCE, decodeReference) : text;
  // Most of the 5,000 names are clean already: this check saves the two replacements.
  if (!UNTIDY.test(decoded)) return decoded;
  return decoded.replace(ZERO_WIDTH, '').replace(SPACES, ' ').trim();
}

function decodeReference(whole: string, hex?: string, decimal?: string, name?: string): string {
  if (name !== undefined) return NAMED.get(name) ?? whole;
  const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const isScalar = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
  return isScalar ? String.fromCodePoint(point) : '\ufffd';
}
