import fc from 'fast-check';

/** Pieces of addresses that have caused open redirects, parser crashes or hidden slashes in other software. */
const PIECES = [
  '/', '//', '///', '\\', '/\\', '%2f', '%2F', '%5c', '%252f', '%25252f', '%25', '%',
  '.', '..', '%2e', '%2e%2e', '/./', '/../', ';', ':', '@', '@evil.example', 'evil.example', 'http:', 'https://evil.example',
  'javascript:alert(1)', 'data:text/html,x',
  '%0d%0a', '\r\n', '%00', '\u0000', '%09', '\t', '%7f', '%c2%85',
  '%ff', '%c0%af', '%e0%a4%a', '%ed%a0%80', '\ud800',
  '\u2215', '\u2044', '\uff0f', '\uff3c', '%e2%88%95', '%ef%bc%8f', '\u202e', '\u200b', '\ufeff',
  'fi', 'FI', '%66i', 'es', 'en-ca', 'en-ie', 'en', 'blog', 'slots', 'api', 'assets', 'ops', 'info', 'robots.txt', 'x.js',
  '?', '%3f', '#', '%23', '+', '%20', ' ', '*', "'", '"', '<script>', '%3Cscript%3E', 'é', '%C3%A9', '日本', '%F0%9F%8E%B0',
  '__proto__', 'constructor', 'hasOwnProperty', '${7*7}', '{{7*7}}', '%n', '~', '...', '..;',
] as const; // prettier-ignore

const piece = fc.constantFrom(...PIECES);
/**
 * Any at all, halves of surrogate pairs too. fast-check's own units and its `webPath` list the million characters first, which
 * takes seconds.
 */
const character = fc.nat({ max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code));
const escaped = character.filter((one) => one.isWellFormed()).map((one) => encodeURIComponent(one));
const unescaped = fc.constantFrom(
  ..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@",
);
/** A path as RFC 3986 writes it. */
const writtenPath = fc
  .array(fc.string({ unit: fc.oneof({ weight: 10, arbitrary: unescaped }, escaped) }))
  .map((segments) => `/${segments.join('/')}`);

/** A hostile path: it begins with a slash or a backslash; anything may follow. */
export const hostilePath = fc.oneof(
  { weight: 6, arbitrary: fc.array(piece, { maxLength: 10 }).map((parts) => `/${parts.join('')}`) },
  { weight: 2, arbitrary: fc.array(piece, { maxLength: 6 }).map((parts) => `/${parts.join('/')}/`) },
  { weight: 1, arbitrary: fc.string({ unit: character, maxLength: 40 }).map((text) => `/${text}`) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }).map((text) => `/${text}`) },
  { weight: 1, arbitrary: writtenPath },
);

/**
 * The decoded text of one hostile path segment. Left out is what no single segment can hold: separators, dot segments,
 * anything that decodes once more, lone surrogates, and the former locale `fi`.
 */
export const hostileSegment = fc
  .array(piece, { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(''))
  .filter((text) => text.isWellFormed() && !/[\\/%\u2044\u2215\uff0f\uff3c]|^\.{1,2}$|^fi$/u.test(text));

export const hostileSearch = fc.oneof(
  fc.constant(''),
  fc
    .array(
      fc.constantFrom(
        'a=1', 'page=2', 'lang=es', 'lang=en', 'lang=fr', 'lang=', 'lang', 'lang=//evil.example', 'x=%0d%0a', 'x=%ff',
        '=', '&', 'q=a+b', 'u=https://evil.example', 'é=é', 'x[]=1', '__proto__=1',
      ), // prettier-ignore
      { minLength: 1, maxLength: 6 },
    )
    .map((pairs) => `?${pairs.join('&')}`),
);

export const hostileCookie = fc.constantFrom(
  undefined, '', 'en', 'en-ca', 'en-ie', 'es', 'fi', 'ES', '//evil.example', '../', '__proto__', 'es; x=1',
); // prettier-ignore
