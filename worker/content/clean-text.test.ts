import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test.each([
  ['Gods &amp; Legends &#8211; part&nbsp;2', 'Gods & Legends – part 2'],
  ['The <em>Nile</em>&#8217;s <strong>r</strong>iches', 'The Nile’s riches'],
  ['Tips &amp;lt;b&amp;gt;', 'Tips &lt;b&gt;'],
  ['One<br>two', 'One two'],
  ['<p>First.</p>\n<p>Second &hellip; [&hellip;]</p>\n', 'First. Second ……'],
  ['<p>Teaser <a class="more-link" href="/x">Continue <span>reading</span></a></p>', 'Teaser'],
  ['<script>alert(1)</script>Title', 'Title'],
  ['a < b', 'a < b'],
  ['  plain \n text ', 'plain text'],
  ['Devuelve un <b>92,13 </b>% y 5 &nbsp; %', 'Devuelve un 92,13\u00A0% y 5\u00A0%'],
  ['', ''],
])('§7.3 the rendered text %j reads %j', (rendered, text) => {
  expect(cleanText(rendered)).toBe(text);
});

test('§7.3 a title of 200 words stays whole', () => {
  const words = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');
  expect(cleanText(`${words} &amp; more`)).toBe(`${words} & more`);
});
