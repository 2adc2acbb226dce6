// @vitest-environment own-window
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { testCookies } from '../../../testing/client/collaborators.ts';
import { keepLanguage } from './keep-language.ts';

const STATE = { key: 'of the page', over: [] };
const transition = (name: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(name), { persisted }));
const address = () => location.pathname + location.search + location.hash;

/** A page in a language, and the cookie of the one that the visitor chose since. */
function pageIn(locale: Locale, at: string, chosen?: Locale) {
  history.replaceState(STATE, '', at);
  const cookies = testCookies(chosen === undefined ? {} : { locale: chosen });
  const left: string[] = [];
  const listened = vi.spyOn(window, 'addEventListener');
  const leaveFor = keepLanguage({
    locale,
    cookies,
    onLeft: (one) => left.push(one),
    isCovered: () => document.querySelector('dialog') !== null,
  });
  const heard = listened.mock.calls.slice();
  listened.mockRestore();
  onTestFinished(() => {
    for (const [name, listener, options] of heard) window.removeEventListener(name, listener, options);
  });
  return { ...cookies, left, leaveFor };
}

beforeEach(() => history.replaceState(null, '', '/'));

test('§2.1 a document that the browser has kept is in its own language again, and so are its links', () => {
  const { jar } = pageIn('en', '/slots/');
  transition('pageshow', true);
  expect(jar.get('locale')).toBeUndefined();
  for (let times = 0; times < 2; times++) {
    jar.set('locale', 'es');
    transition('pageshow', true);
    expect(jar.get('locale')).toBe('en');
  }
});

test.each([
  ['/slots/', '/slots/?lang=en'],
  ['/all-games/?sort=name#games', '/all-games/?sort=name&lang=en#games'],
])('§2.1 Back to %s, from the language that it was left for, asks the edge for English', (shown, asked) => {
  const { jar, left } = pageIn('en', shown, 'es');
  transition('pagehide', true);
  expect(address()).toBe(asked);
  expect(left).toEqual([shown.replace(/#.*/u, '')]);
  expect(history.state).toEqual(STATE);
  // The document itself was kept.
  transition('pageshow', true);
  expect(address()).toBe(shown);
  expect(history.state).toEqual(STATE);
  // It is left in its own language.
  expect(jar.get('locale')).toBe('en');
  transition('pagehide', true);
  expect(address()).toBe(shown);
});

test.each([
  ['/es/slots/', '/slots/?lang=en'],
  ['/blog/?lang=es', '/slots/?lang=en'],
  ['/blog/', '/slots/'],
  ['/slots/?lang=en', '/slots/'],
  ['https://elsewhere.example/es/', '/slots/'],
])('§2.1 a press on the link to %s, which leaves an English page, names its entry %s', (href, named) => {
  const { jar, left } = pageIn('en', '/slots/');
  document.body.innerHTML = `<a href="${href}">There</a>`;
  // The document stays, after the page has heard of the press.
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay);
  onTestFinished(() => window.removeEventListener('click', stay));
  document.querySelector('a')?.click();
  expect(address()).toBe(named);
  expect(left.length > 0).toBe(named.includes('lang'));
  // As the document goes it is named once, whoever has named it.
  jar.set('locale', 'es');
  transition('pagehide', true);
  transition('pageshow', true);
  expect(address()).toBe('/slots/');
  // A press that leads nowhere names nothing.
  document.querySelector('a')?.addEventListener('click', stay);
  document.querySelector('a')?.click();
  expect(address()).toBe('/slots/');
});

test('§2.1 out of what lies over the page its own entry is named, once that is the current one', () => {
  const { leaveFor } = pageIn('en', '/slots/');
  document.body.innerHTML = '<dialog></dialog><a href="/es/slots/">There</a>';
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay);
  onTestFinished(() => window.removeEventListener('click', stay));
  document.querySelector('a')?.click();
  expect(address()).toBe('/slots/');
  leaveFor(new URL('/blog/', location.href));
  expect(address()).toBe('/slots/');
  leaveFor(new URL('/es/slots/', location.href));
  expect(address()).toBe('/slots/?lang=en');
});

test.each(['pointerdown', 'keydown'])('§2.1 where the load is stopped, a %s takes the name off', (touch) => {
  const { leaveFor } = pageIn('en', '/slots/');
  leaveFor(new URL('/es/slots/', location.href));
  window.dispatchEvent(new Event(touch));
  expect(address()).toBe('/slots/');
});

test('§2.1 a press whose link led nowhere changes nothing of the pages that the document shows after it', () => {
  const { jar, left } = pageIn('en', '/slots/');
  document.body.innerHTML = '<a href="/es/slots/">There</a>';
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay);
  onTestFinished(() => window.removeEventListener('click', stay));
  document.querySelector('a')?.click();
  history.pushState(STATE, '', '/blog/');
  transition('pagehide', true);
  transition('pageshow', true);
  expect(address()).toBe('/blog/');
  document.querySelector('a')?.click();
  expect([address(), left]).toEqual(['/blog/?lang=en', ['/slots/', '/blog/']]);
  expect(jar.size).toBe(0);
});

test('§2.1 an address that names its language, or whose language is still the one chosen, stays as it is', () => {
  const { left } = pageIn('es', '/es/slots/', 'en');
  transition('pagehide', false);
  expect(address()).toBe('/es/slots/');
  expect(left).toEqual([]);
});
