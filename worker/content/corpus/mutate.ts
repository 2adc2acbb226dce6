import fc from 'fast-check';
import { HOSTILE_PAYLOADS } from './hostile.ts';

/** Pieces that change how a parser reads the text around them. */
const FRAGMENTS = [
  '<',
  '>',
  '"',
  "'",
  '`',
  '=',
  '/',
  '&',
  ';',
  '<!--',
  '-->',
  '--!>',
  '<![CDATA[',
  ']]>',
  '\0',
  '\n',
  '\t',
  '&lt;',
  '&quot;',
  '</p>',
  '</table>',
  '</svg>',
  '</style>',
  '</template>',
  '</select>',
  '<p>',
  '<a href=/x>',
  '<b>',
  '<table>',
  '<td>',
  '<li>',
  '<pre>\n',
  '<svg>',
  '<math>',
  '<mtext>',
  '<style>',
  '<title>',
  '<textarea>',
  '<template>',
  '<select>',
  '<noscript>',
  '<form>',
  '<button>',
  '<h1>',
  '<img src=x onerror=pwned()>',
  '<iframe src=javascript:pwned()>',
  '<div class=uk-only>',
  '<dl><dt>',
  '<ruby><rt>',
  '<details><summary>',
  ' onclick=pwned() ',
  ' style="',
  ' id=x ',
] as const;

/** Payloads spliced into, nested in, cut short by and interleaved with each other. */
export function mutatedPayload(): fc.Arbitrary<string> {
  const payload = fc.constantFrom(...HOSTILE_PAYLOADS.map(({ html }) => html));
  const piece = fc.oneof(
    { weight: 4, arbitrary: payload },
    { weight: 3, arbitrary: fc.constantFrom(...FRAGMENTS) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
  );
  const splice = fc
    .tuple(payload, piece, fc.nat(), fc.nat({ max: 12 }))
    .map(([html, inserted, at, removed]) => {
      const position = at % (html.length + 1);
      return html.slice(0, position) + inserted + html.slice(position + removed);
    });
  return fc
    .array(fc.oneof({ weight: 3, arbitrary: splice }, { weight: 2, arbitrary: piece }), {
      minLength: 1,
      maxLength: 5,
    })
    .map((pieces) => pieces.join(''));
}

/** Elements and what stands for several: blocks, formatting and what a parser closes, moves or opens again by itself. */
const TAGS = [
  ...'b i em nobr p h1 h2 h3 div ul li dl dt dd table tr td th caption tbody blockquote pre details'.split(
    ' ',
  ),
  ...'summary figure figcaption ruby rt rp button form marquee object applet center select svg math'.split(
    ' ',
  ),
  'a',
  'a href=/x',
  'a href=javascript:x',
  'a href=//e.example/x',
  'a id=k',
  'video src=//e.example/v',
  'audio src=/a.mp3',
  'iframe src=https://youtu.be/aaaaaaaaaaa',
  'p class=wp-block-embed__wrapper',
  'div class=wp-block-embed__wrapper',
  'div class=cms-table',
  'div class=wp-block-cover style="background-image:url(/a.jpg)"',
] as const;
const CONTENTS = [
  'x',
  ' ',
  '&nbsp;',
  '<br>',
  '<hr>',
  '<!--more-->',
  'https://youtu.be/aaaaaaaaaaa',
  '<img src=/a.jpg>',
  '<img src=//e.example/a.jpg alt=z>',
] as const;

/** Elements in one another as no editor puts them, some closed where another one is open. */
export function crossedElements(): fc.Arbitrary<string> {
  const tag = fc.constantFrom(...TAGS);
  const piece = fc.oneof(
    { weight: 5, arbitrary: tag.map((name) => `<${name}>`) },
    { weight: 2, arbitrary: tag.map((name) => `</${name.split(' ')[0]}>`) },
    { weight: 2, arbitrary: fc.constantFrom(...CONTENTS) },
  );
  return fc.array(piece, { minLength: 2, maxLength: 16 }).map((pieces) => `${pieces.join('')}z`);
}
