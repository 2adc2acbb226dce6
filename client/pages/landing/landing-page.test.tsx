// @vitest-environment own-window
import { beforeEach, expect, test, vi } from 'vitest';
import type { ContentBody, SafeHtml } from '../../../shared/domain/content.ts';
import { testApp } from '../../../testing/client/app.ts';
import { render } from '../../../testing/client/render.tsx';
import LandingPage from './landing-page.tsx';

const BODY: ContentBody = {
  title: '150% bonus',
  html: '<p>On your first deposit.</p>' as SafeHtml,
  toc: [],
  excerpt: 'Half as much again, and more.',
  image: null,
  publishedAt: null,
  modifiedAt: null,
  author: null,
};
const FACTS = [{ name: 'Code', value: 'COMET' }];

beforeEach(() => {
  // The edge, whose clock is this one.
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { date: new Date().toUTCString() } }));
});

function show(endsAt: number | null): () => string {
  const terms = 'Min deposit £20.' as SafeHtml;
  const offer = { terms, termsHref: '/info/bonus-policy/', facts: FACTS, endsAt };
  const { app } = testApp();
  render(
    app,
    <LandingPage
      page={{ name: 'landing', variant: '150-bonus', body: BODY, games: [], gameCount: 0, offer }}
    />,
  );
  return () => document.body.textContent;
}

test('§7.4 once its offer has ended, a landing page that was left open only welcomes, as a new one does', async () => {
  const shown = show(Date.now() - 2000);
  expect(shown()).toMatch(/150% bonus.*Half as much.*CodeCOMET.*Min deposit.*On your first deposit/u);
  await expect.poll(shown).not.toMatch(/150|Half as much|COMET|Min deposit|On your first deposit/u);
  expect(document.querySelector('h1')?.textContent).not.toBe('');
  expect(document.querySelector('a[href*="registration"], [data-widget="registration"]')).not.toBeNull();
});

test.each([
  ['150% bonus', '150%'],
  ['Stake £/€/$10, receive the same', '£/€/$10'],
  ['Apuesta 10 £/€/$, recibe lo mismo', '10\u00A0£/€/$'],
  ['£1,500.50. Today', '£1,500.50'],
  ['Hasta 1.500 €.', '1.500\u00A0€'],
  ['Welcome', undefined],
])('of “%s” the number is what is seen first: %s', (title, figure) => {
  const { app } = testApp();
  const offer = { terms: 'Terms.' as SafeHtml, termsHref: '/info/bonus-policy/', facts: FACTS, endsAt: null };
  const body = { ...BODY, title };
  render(
    app,
    <LandingPage page={{ name: 'landing', variant: 'welcome', body, games: [], gameCount: 0, offer }} />,
  );
  expect(document.querySelector('h1 strong')?.textContent).toBe(figure);
});

test('§7.4 an offer without an end, or with one that is ahead, stays', async () => {
  for (const endsAt of [null, Date.now() + 60_000]) {
    const shown = show(endsAt);
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown()).toMatch(/150% bonus.*Min deposit/u);
  }
});
