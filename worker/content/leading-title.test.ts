import { expect, it } from 'vitest';
import { withoutLeadingTitle } from './leading-title.ts';

it('§2.8 an info page does not show its title twice', () => {
  expect(
    withoutLeadingTitle(
      '\n<h2 class="x">Terms &amp; <b>conditions</b></h2>\n<p>One</p>',
      'Terms & Conditions',
    ),
  ).toBe('<p>One</p>');
});

it.each([
  ['another heading', '<h2>Who may play</h2><p>One</p>'],
  ['a heading that comes later', '<p>One</p><h2>Terms</h2>'],
  ['no heading', '<p>One</p>'],
  ['a heading that is never closed', '<h2>Terms<p>One</p>'],
])('%s stays', (_what, html) => {
  expect(withoutLeadingTitle(html, 'Terms')).toBe(html);
});
