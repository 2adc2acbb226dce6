import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROMIUM } from '../../scripts/setup/engines.ts';
import { startChromium } from '../../testing/engines/chromium.ts';
import { ENGINES } from '../../testing/engines/engines.ts';
import { startFirefox } from '../../testing/engines/firefox.ts';
import type { Engine, EngineName } from '../../testing/engines/tab.ts';
import { keyDigest, makeCertificate, type Certificate } from '../../testing/fleet/certificate.ts';
import { startProxy } from '../../testing/proxy.ts';
import { metricsOf, startTestSite, type TestSite } from '../../testing/site.ts';
import { valueOf } from '../../testing/worker/openmetrics.ts';

let site: TestSite;
let certificate: Certificate;

beforeAll(async () => {
  [site, certificate] = await Promise.all([startTestSite({ CSP_REPORT_SHARE: '1' }), makeCertificate()]);
});
afterAll(async () => {
  await Promise.all([site.stop(), certificate.remove()]);
});

/** With its window, without which it has no Reporting API; it collects reports for a minute if it is not told to be quick. */
async function startReportingChromium(): Promise<Engine> {
  return startChromium({
    executablePath: CHROMIUM,
    args: [
      `--ignore-certificate-errors-spki-list=${await keyDigest(certificate)}`,
      '--short-reporting-delay',
    ],
  });
}

interface Reporting {
  readonly start: () => Promise<Engine>;
  /** Whether it has the Reporting API over TLS alone. */
  readonly overTls: boolean;
}

const REPORTING: Readonly<Record<EngineName, Reporting>> = {
  chromium: { start: startReportingChromium, overTls: true },
  firefox: { start: () => startFirefox({ acceptInsecureCerts: true }), overTls: true },
  webkit: { start: ENGINES.webkit, overTls: false },
};

const violations = async (): Promise<number> =>
  valueOf(await metricsOf(site), 'casino_csp_violations_total', { directive: 'connect-src' });

test.each(Object.entries(REPORTING))(
  '§7.9 what %s blocks it reports by itself, as `report-to` asks it to, and the site counts it',
  async (_name, { start, overTls }) => {
    const before = await violations();
    const engine = await start();
    const front = await startProxy(site.origin, overTls ? certificate : null);
    try {
      const visit = await engine.newVisit({ width: 1280, height: 800 });
      const tab = await visit.newTab();
      await tab.goto(`${front.origin}/slots/`);
      const isRefused = `fetch('https://blocked.example/').then(() => false, () => true)`;
      expect(await tab.evaluate(isRefused)).toBe(true);
      await expect.poll(violations, { timeout: 60_000 }).toBe(before + 1);
      // Of the Reporting API, in a list or by itself: for `report-uri` it has other names.
      const reports = front.asked().filter(({ address }) => address === '/api/csp');
      expect(reports.flatMap(({ body }) => JSON.parse(body()))).toMatchObject([
        { type: 'csp-violation', body: { effectiveDirective: 'connect-src' } },
      ]);
      await visit.end();
    } finally {
      await engine.stop();
      await front.stop();
    }
  },
);
