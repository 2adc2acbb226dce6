import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../testing/browser/launch.ts';
import { metricsOf, OPS_TOKEN, startTestSite, type TestSite } from '../../testing/site.ts';
import { valueOf } from '../../testing/worker/openmetrics.ts';

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ CSP_REPORT_SHARE: '1' }), launchBrowser()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), site.stop()]);
});

const violations = async (directive: string): Promise<number> =>
  valueOf(await metricsOf(site), 'casino_csp_violations_total', { directive });

/**
 * Opens a page with something written into it, as by an attacker. The Reporting API is left out of its policy: Chromium has it
 * over TLS alone, and without a window not at all (`csp-report-engines.test.ts`); then it reports as older browsers do.
 */
async function openInjected(page: Page, path: string, injected: string): Promise<void> {
  await page.route(`${site.origin}${path}`, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    await route.fulfill({
      response,
      headers: {
        ...response.headers(),
        'content-security-policy': policy.replace(/report-to [^;]+;/u, ''),
      },
      body: (await response.text()).replace('</main>', `${injected}</main>`),
    });
  });
  await page.goto(`${site.origin}${path}`);
}

test('§7.9 what Chromium blocks it reports to the site: counted by directive, and in the log', async () => {
  const page = await browser.newPage();
  const change = `document.title = 'injected'`;
  await openInjected(
    page,
    '/slots/',
    `<script>${change}</script><img src="data:," onerror="${change}" alt="">`,
  );
  await expect.poll(() => violations('script-src-elem')).toBe(1);
  await expect.poll(() => violations('script-src-attr')).toBe(1);
  expect(await page.title()).not.toBe('injected');
  const status = await site.request('/ops/status', { headers: { authorization: `Bearer ${OPS_TOKEN}` } });
  const { reports } = JSON.parse(await status.text());
  expect(reports.csp).toEqual({ reported: 2, logged: 2, refused: 0 });
  const notes = site.log
    .flatMap((line) => line['casino.notes'] ?? [])
    .filter((note) => note.startsWith('csp '));
  expect(notes.toSorted()).toEqual([
    'csp script-src-attr blocked inline on /slots/',
    'csp script-src-elem blocked inline on /slots/',
  ]);
});
