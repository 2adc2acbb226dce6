// Letters that Unicode does not decompose into a base letter and a mark.
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Þ: 'Th',
  þ: 'th',
  ß: 'ss',
  ẞ: 'SS',
  ı: 'i',
};

// oxlint-disable-next-line no-control-regex -- the range of ASCII is what is meant
const ASCII_ONLY = /^[\u0000-\u007f]*$/;

/** The text with accents taken off and ligatures spelled out: `Œdipus à Tromsø` is `OEdipus a Tromso`. */
export function foldAccents(text: string): string {
  if (ASCII_ONLY.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ÆæŒœØøŁłĐđÐðÞþßẞı]/g, (letter) => UNDECOMPOSED[letter] ?? letter);
}

/**
 * The automatic slug of a name (§5): lower case, spaces to hyphens, non-word characters removed. Accents are
 * taken off first; letters of other scripts are word characters and stay; hyphens never double nor stand at an
 * end. A name without a letter or digit gives the empty string.
 */
export function nameSlug(name: string): string {
  return foldAccents(name)
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}_-]+/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}
