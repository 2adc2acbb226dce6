import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MONITORING, startPrometheus, type Prometheus } from '../../testing/fleet/prometheus.ts';
import { startTestSite, type TestSite } from '../../testing/site.ts';
import { until } from '../../testing/worker/until.ts';

const SITE_URL = 'https://www.velvet-comet.example';

const dashboard = await readFile(path.join(MONITORING, 'grafana-dashboard.json'), 'utf8');
const PANELS: { readonly title: string; readonly expression: string }[] = [];
JSON.parse(dashboard, (_key, value: unknown) => {
  if (typeof value !== 'object' || value === null || !('targets' in value) || !('title' in value))
    return value;
  for (const { expr } of value.targets as readonly { readonly expr: string }[])
    PANELS.push({
      title: String(value.title),
      // What Grafana puts there.
      expression: expr.replaceAll('$job', '.*').replaceAll('$__rate_interval', '1m'),
    });
  return value;
});

let site: TestSite;
let prometheus: Prometheus;
beforeAll(async () => {
  site = await startTestSite();
  await trouble();
  prometheus = await startPrometheus(site.origin);
  // Rates need two answers.
  await until(async () => (await prometheus.query('count_over_time(up[1m]) > 2')) === 1, 20_000);
});
afterAll(() => Promise.all([site.stop(), prometheus.stop()]));

/** One of everything that a panel shows: visits, errors, an upstream that fails until its circuit opens, what browsers tell. */
async function trouble(): Promise<void> {
  const visit = async (address: string): Promise<void> =>
    void (await (await site.request(address, { country: 'GB' })).text());
  const tell = async (call: string, body: object, type = 'application/json'): Promise<void> => {
    const headers = { 'content-type': type, origin: SITE_URL };
    const { status } = await site.request(`/api/${call}`, {
      method: 'POST',
      country: 'GB',
      headers,
      body: JSON.stringify(body),
    });
    expect(status, call).toBe(204);
  };
  for (const address of ['/', '/', '/slots/', '/nothing-here/']) await visit(address);
  await site.sandbox.fault('cms', '500');
  for (let number = 0; number < 12; number += 1) await visit(`/search/?q=word${number}`);
  await site.sandbox.fault('cms', null);
  const vitals = ['lcp', 'inp', 'cls', 'ttfb', 'navigation'].map((name) => ({
    route: 'home',
    name,
    value: 1,
  }));
  await tell('vitals', { vitals });
  await tell('errors', {
    errors: [{ route: 'tab', type: 'TypeError', message: 'x is undefined', stack: '' }],
  });
  const report = { 'document-uri': `${SITE_URL}/`, 'effective-directive': 'img-src', 'blocked-uri': 'data' };
  await tell('csp', { 'csp-report': report }, 'application/csp-report');
}

describe('§7.9 a real Prometheus with the files of deploy/monitoring', () => {
  test('asks the site with the operator’s token', async () => {
    expect(await prometheus.query('up{job="casino-website"} == 1')).toBe(1);
  });

  test('the dashboard has panels', () => {
    expect(PANELS.length).toBeGreaterThan(25);
  });

  test.each(PANELS)('“$title” shows something: $expression', async ({ expression }) => {
    await until(async () => (await prometheus.query(expression)) > 0);
  });

  test('each alert rule is evaluated', async () => {
    const text = await readFile(path.join(MONITORING, 'alerts.yaml'), 'utf8');
    const names = [...text.matchAll(/- alert: (\w+)/gu)].map(([, name]) => name);
    await until(async () => (await prometheus.rules()).every(({ health }) => health === 'ok'));
    expect((await prometheus.rules()).map(({ name }) => name)).toEqual(names);
    expect(names.length).toBeGreaterThan(5);
  });
});
