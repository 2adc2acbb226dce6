import { expect, test } from 'vitest';
import { infoPageForOpenKey, paymentHelpPage, resolveInfoPage } from './info-page-names.ts';
import { INFO_PAGES } from './info-pages.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';

const SLUGS_OF_THE_SPEC = [
  'terms privacy help bonus-policy fair-play responsible-gambling cashout cashout-policy cashout-how-to',
  'cashout-time cashout-reverse deposit deposit-account deposit-banking deposit-methods upload-documents',
  'tech-problems faq about-us security',
]
  .join(' ')
  .split(' ');

test.each(SLUGS_OF_THE_SPEC)('§2.3 /info/%s/ is a page under its own slug', (slug) => {
  expect(resolveInfoPage(slug)?.slug).toBe(slug);
});

test.each([
  ['about-us', 'about-us'],
  ['terms', 'terms'],
  ['security', 'security'],
  ['privacy', 'privacy'],
  ['bonus-policy', 'bonus-policy'],
  ['responsible', 'responsible-gambling'],
  ['fair-play', 'fair-play'],
  ['deposit-methods', 'deposit-methods'],
  ['help-deposit', 'deposit'],
  ['help-cashout', 'cashout'],
  ['help', 'help'],
  ['faq', 'faq'],
])('§2.7 the popup id %s of footer and menus opens /info/%s/', (popupId, slug) => {
  const page = resolveInfoPage(popupId);
  expect(page?.slug).toBe(slug);
  expect(page?.popupId).toBe(popupId);
});

test.each([
  ['under-age', 'under-age'],
  ['underage', 'under-age'],
  ['cookies', 'cookies'],
  ['help-cashout-self', 'cashout-self'],
  ['help-deposit-methods', 'deposit-methods'],
  ['HELP-FAQ', 'faq'],
  ['Responsible_Gambling', 'responsible-gambling'],
  ['help-deposit.html', 'deposit'],
  ['helpTechProblems', 'tech-problems'],
  ['FAQ', 'faq'],
  [' Fair Play ', 'fair-play'],
])('§2.3 the alias %j means /info/%s/', (alias, slug) => {
  expect(resolveInfoPage(alias)?.slug).toBe(slug);
});

test.each([
  '',
  'help-',
  'blog',
  'constructor',
  '__proto__',
  'terms/../privacy',
  'x'.repeat(10_000),
  'deposit-x',
])('§2.3 %j is no info page', (name) => {
  expect(resolveInfoPage(name)).toBeUndefined();
});

test.each([
  ['AstroPay Card', 'deposit-astropay-card'],
  ['AstroPayCard', 'deposit-astropay-card'],
  ['EPS', 'deposit-eps'],
  ['e-p-s', 'deposit-eps'],
  ['Muchbetter', 'deposit-muchbetter'],
  ['MuchBetter', 'deposit-muchbetter'],
  ['EcoPayz', 'deposit-ecopayz'],
  ['ecoPayz', 'deposit-ecopayz'],
  ['Visa', 'deposit-visa'],
  ['help-deposit-visa-electron.html', 'deposit-visa-electron'],
  ['/en/help/help-deposit-PayPal?popUp=1', 'deposit-paypal'],
  ['https://platform.example/info/deposit-trustly/', 'deposit-trustly'],
])('§5 the payment link %j leads to /info/%s/', (link, slug) => {
  expect(paymentHelpPage(link)?.slug).toBe(slug);
});

test.each(['', '/', 'Shells & Beads', 'methods', 'help-deposit', 'javascript:alert(1)'])(
  '§5 the payment link %j has no help page',
  (link) => {
    expect(paymentHelpPage(link)).toBeUndefined();
  },
);

test.each(PAYMENT_METHODS)('§2.3 $slug is reached by its own name and by each alias', (method) => {
  for (const name of [method.slug, ...method.aliases]) {
    expect(resolveInfoPage(`deposit-${name}`)?.slug).toBe(`deposit-${method.slug}`);
    expect(paymentHelpPage(name)?.slug).toBe(`deposit-${method.slug}`);
  }
});

test('§2.6 the page-open keys Play and GamesLobby open nothing, HelpDepositMethods opens deposit-methods', () => {
  expect(infoPageForOpenKey('Play')).toBeUndefined();
  expect(infoPageForOpenKey('GamesLobby')).toBeUndefined();
  expect(infoPageForOpenKey('HelpDepositMethods')?.popupId).toBe('deposit-methods');
  expect(infoPageForOpenKey('Terms')?.popupId).toBe('terms');
});

test('§2.3 no two pages claim one slug, resource name, popup id or alias', () => {
  const claims = INFO_PAGES.flatMap((page) => [
    ...new Set([page.slug, page.resourceName, page.popupId, ...page.aliases]),
  ]);
  expect(claims.filter((name, index) => claims.indexOf(name) !== index)).toEqual([]);
});

test('§2.3 an info page lives at /info/{slug}/', () => {
  for (const page of INFO_PAGES) expect(page.slug).toMatch(/^[a-z0-9-]+$/u);
});
