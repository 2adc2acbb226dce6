// @vitest-environment own-window
import { expect, test } from 'vitest';
import { browserCookies } from './cookies.ts';

test('§3 numbers with commas between them stand in a cookie as they are', () => {
  const cookies = browserCookies();
  cookies.set('previousGameID', '2611,8137', 60);
  expect(document.cookie).toBe('previousGameID=2611,8137');
  expect(cookies.get('previousGameID')).toBe('2611,8137');
});

test('what would end a cookie, or the list of them, is written so that it is read again', () => {
  const cookies = browserCookies();
  cookies.set('odd', 'a; b=c%, d', 60);
  expect(cookies.get('odd')).toBe('a; b=c%, d');
});
