import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createSymbolicator } from '../../scripts/logs/symbolicate.ts';
import { DIST, SOURCE_MAPS } from '../../scripts/folders.mjs';
import { hydrated, open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';

const journeys = startJourneys({ VITALS_SHARE: '1' });

/** In the order of `CONSENT_TYPES`: all; all but advertising and analytics; the second is what “Decline all” stores. */
const ALL_CONSENT = '11111';
const DECLINED = '00111';
const MEASURING = /\/assets\/measure-[\w-]+\.js$/u;

/** A visitor who has chosen, and everything that their browser asks for. */
async function visitorWith(consentChoices: string) {
  const visitor = await journeys.newVisitor();
  await visitor.page.context().addCookies(
    Object.entries({ consentClosed: '1', consentChoices }).map(([name, value]) => ({
      name,
      value,
      url: journeys.site.origin,
    })),
  );
  // In an earlier document: the vitals of one in which they choose are not told.
  await visitor.page.addInitScript((choices) => {
    if (localStorage.getItem('consentChanged') === null)
      localStorage.setItem('consentChanged', `${choices} 1`);
  }, consentChoices);
  const asked: string[] = [];
  visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return { ...visitor, asked };
}

/** What a browser does when the player turns to another tab. */
async function turnAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

const sent = (asked: readonly string[]): readonly string[] =>
  asked.filter((address) => MEASURING.test(address) || ['/api/vitals', '/api/errors'].includes(address));

describe('§7.9 what players feel', () => {
  it('is not measured without consent to analytics', async () => {
    const { page, asked, leave } = await visitorWith(DECLINED);
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    await turnAway(page);
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error('nobody is told'))));
    await page.waitForLoadState('networkidle');
    expect(sent(asked)).toEqual([]);
    await leave();
  });

  it('is told no more once consent to analytics is taken back', async () => {
    const { page, asked, leave } = await visitorWith(ALL_CONSENT);
    const measuring = page.waitForResponse((response) => MEASURING.test(response.url()));
    await open(page, '/accessibility/');
    await measuring;
    const fail = (words: string) =>
      page.evaluate((message) => setTimeout(() => Promise.reject(new Error(message))), words);
    await fail('while it is allowed');
    await expect.poll(() => asked).toContain('/api/errors');
    await page.locator('footer [data-action="cookie-settings"]').click();
    await page.locator('summary').filter({ visible: true }).last().click();
    await page.getByRole('checkbox', { name: 'Analytics' }).uncheck();
    await page.getByRole('button', { name: 'Save and Exit' }).click();
    await expect
      .poll(() => page.evaluate(() => document.cookie))
      .not.toContain(`consentChoices=${ALL_CONSENT}`);

    const before = sent(asked).length;
    await fail('after it');
    await turnAway(page);
    await page.waitForLoadState('networkidle');
    expect(sent(asked).slice(before)).toEqual([]);
    await leave();
  });

  it('is told once the page is left: vitals of the document and of a navigation inside the site; an error at once', async () => {
    const { page, asked, leave } = await visitorWith(ALL_CONSENT);
    const measuring = page.waitForResponse((response) => MEASURING.test(response.url()));
    await open(page, '/');
    const file = path.basename((await measuring).url());
    await page.locator('a[href="/promotions/"]:visible').first().click();
    await page.waitForURL('**/promotions/');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await page.evaluate(() => setTimeout(() => Promise.reject(new TypeError('a canary at ada@example.com'))));
    await expect.poll(() => asked).toContain('/api/errors');
    expect(asked).not.toContain('/api/vitals');
    await turnAway(page);

    const lineWithVitals = () => journeys.site.log.find((one) => one['casino.vitals'] !== undefined);
    await expect.poll(lineWithVitals).toBeDefined();
    const line = lineWithVitals();
    const vitals = line?.['casino.vitals'] ?? [];
    const told = vitals.map((vital) => `${vital['http.route']} ${vital['casino.vital.name']}`);
    expect(told).toEqual(
      expect.arrayContaining(['home ttfb', 'home lcp', 'home inp', 'home cls', 'promotions navigation']),
    );
    for (const vital of vitals) expect(vital['casino.vital.value']).toBeGreaterThanOrEqual(0);
    const failed = () => journeys.site.log.findLast((one) => one['casino.browser_errors'] !== undefined);
    await expect
      .poll(() => failed()?.['casino.browser_errors'])
      .toMatchObject([
        { 'http.route': 'promotions', 'exception.type': 'TypeError', 'exception.message': 'a canary at …' },
      ]);
    for (const one of [line, failed]) expect(one).not.toHaveProperty(['client.address']);
    // Who comes back and leaves again has gone to no page since: nothing is told twice.
    await turnAway(page);
    await page.evaluate(() => setTimeout(() => Promise.reject(new TypeError('a second canary'))));
    await expect.poll(() => JSON.stringify(failed())).toContain('a second canary');
    const navigations = journeys.site.log.flatMap((one) => one['casino.vitals'] ?? []);
    expect(navigations.filter((vital) => vital['casino.vital.name'] === 'navigation').length).toBe(1);

    // A frame of the very file that ran is a place in the sources, by a map that is served to nobody.
    expect((await journeys.site.request(`/assets/${file}.map`)).status).toBe(404);
    const symbolicate = createSymbolicator([path.join(DIST, SOURCE_MAPS)]);
    const stack = { 'http.route': 'home', 'exception.type': 'Error', 'exception.message': '' };
    const places = await symbolicate({ ...stack, 'exception.stacktrace': `${file}:1:900` });
    expect(places).toMatch(/ client\/app\/vitals\/\w+\.ts:\d+:\d+$/u);
    await leave();
  });
});

describe('§7.9 one trace', () => {
  it('leads from a click in the browser over the log to the upstream', async () => {
    const { page, leave } = await journeys.newVisitor();
    const traces = new Map<string, string>();
    page.on('response', (response) => {
      const { pathname, searchParams } = new URL(response.url());
      const trace = response.headers()['traceresponse']?.split('-')[1];
      if (pathname === '/api/page' && trace !== undefined) traces.set(searchParams.get('path') ?? '', trace);
    });
    await open(page, '/es/promotions/');
    await page.locator('main a[href^="/es/promotions/"]:visible').first().click();
    await page.waitForURL(/\/es\/promotions\/[\w-]+\/$/u);
    await hydrated(page);
    const trace = traces.get(new URL(page.url()).pathname) ?? 'none';
    const lineOfTrace = () => journeys.site.log.find((one) => one.trace_id === trace);
    await expect
      .poll(lineOfTrace)
      .toMatchObject({ 'http.route': 'api:promotion', 'http.response.status_code': 200 });
    const line = lineOfTrace();
    const [call] = line?.['casino.upstreams'] ?? [];
    const service = call?.['casino.upstream.call'].split('.')[0] ?? 'none';
    const heard = await journeys.site.sandbox.traceparents(service);
    expect(
      heard.some((header) => header.startsWith(`00-${trace}-`)),
      `${service} heard of ${trace}`,
    ).toBe(true);
    await leave();
  });
});
