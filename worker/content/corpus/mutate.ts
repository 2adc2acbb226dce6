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
