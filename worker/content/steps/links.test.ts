import { expect, test } from 'vitest';
import { cleanHtml } from '../clean-html.ts';
import { TEST_OPTIONS } from '../corpus/test-options.ts';

const LINKS =
  '<p><a href="">Partners</a> <a href=" # ">Apps</a> <a>Press</a> <a href="javascript:x()">Bad</a></p>';

test('§5 in a footer a link without an address leads to #, with nofollow', () => {
  const options = { ...TEST_OPTIONS, keepsEmptyLinks: true };
  const { html } = cleanHtml(LINKS, options);
  const empty = (text: string) => `<a href="#" rel="nofollow">${text}</a>`;
  expect(html).toBe(`<p>${empty('Partners')} ${empty('Apps')} ${empty('Press')} Bad</p>`);
  expect(cleanHtml(html, options).html).toBe(html);
});

test('§2.3 in other content such a link is its text', () => {
  expect(cleanHtml(LINKS, TEST_OPTIONS).html).toBe('<p>Partners Apps Press Bad</p>');
});

test.each([
  ['/?NeoDL=registration', true],
  ['/slots/?a=1&neodl=Login#top', true],
  ['/?NeoDL=deposit', false],
  ['/slots/', false],
  ['https://partner.example/?NeoDL=login', false],
])('§2.6 a button that leads to %s is for guests alone: %s', (href, isForGuests) => {
  const attribute = 'data-guest-only';
  const button = (classes: string) =>
    cleanHtml(`<p><a class="${classes}" href="${href}">Go</a></p>`, TEST_OPTIONS).html;
  expect(button('wp-block-button__link').includes(attribute)).toBe(isForGuests);
  // In a sentence it stays, or its words would be missing.
  expect(button('')).not.toContain(attribute);
});
