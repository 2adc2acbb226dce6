import { expect, test } from 'vitest';
import { moduleOf } from './content-files.ts';
import { blocksOf } from './markdown.ts';

const FRONT = '---\nexcerpt: A few words\n---\n\n';

test('Markdown is rendered as the blocks of the editor', () => {
  const markdown = [
    '## Why & when',
    '1. First **one**\n2. Second [one](/slots/)',
    '| A | B |\n| --- | --- |\n| 1 | 2 |',
    '::caption[From 9:00]',
    ':::details[Really?]\nYes.\n:::',
  ].join('\n\n');
  const html = blocksOf(markdown);
  expect(html).toContain('<h2 class="wp-block-heading">Why &amp; when</h2>');
  expect(html).toContain('<li>Second <a href="/slots/">one</a></li>');
  expect(html).toContain('<figcaption class="wp-element-caption">From 9:00</figcaption>');
  expect(html).toContain('<summary>Really?</summary>\n<p>Yes.</p>');
});

test.each([
  ['themes/en/egypt.md', '---\ntitle: No excerpt\n---\n\nText', 'themes/en/egypt.md: excerpt: '],
  ['themes/en/egypt.md', '---\nexcerpt: [\n---\n\nText', 'themes/en/egypt.md: '],
  [
    'themes/en/egypt.md',
    `${FRONT}# A title`,
    'themes/en/egypt.md: Line 2 of the text: no block is made of heading',
  ],
  ['themes/en/egypt.md', `${FRONT}:::carousel\n:::`, 'no block is made of containerDirective "carousel"'],
  ['themes/fr/egypt.md', `${FRONT}Text`, 'themes/fr/egypt.md: No schema'],
  ['pages/list.json', '[{"slug": "home", "image": null, "day": "yesterday"}]', 'pages/list.json: 0.day: '],
  ['pages/list.json', '[', 'pages/list.json: '],
])('%s that does not fit fails the build by its name: %j', (path, source, message) => {
  expect(() => moduleOf(path, source)).toThrow(message);
});
