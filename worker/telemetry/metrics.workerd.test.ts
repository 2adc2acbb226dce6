import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAULTS, type Fault } from '../../sandbox/faults/fault.ts';
import { OPS_TOKEN } from '../../testing/site.ts';
import { LINKED_PAGE_NAMES } from '../../shared/pages/pages.ts';
import { fixedPathsOf } from '../../shared/routing/path-to.ts';
import { buildWorker } from '../../testing/worker/build-worker.ts';
import { inGroups } from '../../testing/worker/in-groups.ts';
import { openLaboratory, type Laboratory } from '../../testing/worker/laboratory.ts';
import { parseOpenMetrics, valueOf, type ExposedSample } from '../../testing/worker/openmetrics.ts';
import { until } from '../../testing/worker/until.ts';
import { SERVICE_NAMES, type ServiceName } from '../upstream/upstreams.ts';
import { spanOf } from '../../testing/worker/trace.ts';

const SITE_URL = 'https://www.velvet-comet.example';
const FORM = {
  name: 'Ada',
  surname: 'Lovelace',
  email: 'ada@example.com',
  subject: 'A subject',
  message: 'A message',
};

interface Question {
  readonly path: string;
  readonly body?: object;
}

/** What asks a service, where it is not a page; and of pages those that are known to, since it is quicker to try one. */
const QUESTIONS: Readonly<Partial<Record<ServiceName, Question>>> = {
  platform: { path: '/api/payment-methods' },
  feed: { path: '/api/games' },
  categories: { path: '/api/categories' },
  cms: { path: '/api/page?path=/blog/' },
  promotions: { path: '/api/promotions' },
  tickets: { path: '/api/ticket', body: FORM },
  recaptcha: { path: '/api/chat', body: { recaptchaToken: 'a-token' } },
};

/** What may ask any other service: every page that needs no parameter. */
const ALL_PAGES: readonly Question[] = LINKED_PAGE_NAMES.flatMap(fixedPathsOf).map((page) => ({
  path: `/api/page?path=${page}`,
}));

/** How each fault is named: `error_type` of the calls' counter, or `malformed` where JSON has another shape. */
const NAMES: Readonly<Record<Fault, string>> = {
  refused: 'network',
  slow: 'timeout',
  hang: 'timeout',
  drip: 'timeout',
  reset: 'network',
  404: '404',
  429: '429',
  500: '500',
  html500: '500',
  html200: 'not-json',
  truncated: 'not-json',
  wrongSchema: 'malformed',
  oversize: 'too-large',
  redirectLoop: 'redirect',
  empty: 'not-json',
};

/** The feed may be as large as that, and a ticket and the check before it are waited for. */
const isHarmless = (service: ServiceName, fault: Fault): boolean =>
  fault === 'oversize' ? service === 'feed' : fault === 'slow' && ['recaptcha', 'tickets'].includes(service);

let plain: Laboratory;
/** Where a site key is set, tickets need a token too: the service that checks them is asked at a site of its own. */
let guarded: Laboratory;

beforeAll(async () => {
  const module = await buildWorker('testing/worker/isolates.ts');
  [plain, guarded] = await Promise.all([
    openLaboratory({ module }),
    openLaboratory({ module, settings: { RECAPTCHA_SITE_KEY: 'a-key' } }),
  ]);
  // The sandbox builds its data at its first request.
  await Promise.all([ask(plain, 'feed', 'first'), ask(guarded, 'recaptcha', 'first')]);
});
afterAll(() => Promise.all([plain.stop(), guarded.stop()]));

const siteOf = (service: ServiceName): Laboratory => (service === 'recaptcha' ? guarded : plain);

/** The response to each request that may ask the service. */
const ask = async (site: Laboratory, service: ServiceName, isolate: string): Promise<readonly Response[]> => {
  const question = QUESTIONS[service];
  const headers = { 'x-test-isolate': isolate, 'content-type': 'application/json', origin: SITE_URL };
  return inGroups(question === undefined ? ALL_PAGES : [question], 10, async ({ path: address, body }) => {
    const response = await site.request(
      address,
      body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) },
    );
    await response.text();
    return response;
  });
};

async function metricsOf(site: Laboratory, isolate = 'warm'): Promise<readonly ExposedSample[]> {
  const headers = { authorization: `Bearer ${OPS_TOKEN}`, 'x-test-isolate': isolate };
  const response = await site.request('/ops/metrics', { headers });
  expect(response.headers.get('content-type')).toBe(
    'application/openmetrics-text; version=1.0.0; charset=utf-8',
  );
  return parseOpenMetrics(await response.text());
}

const namedBy = (samples: readonly ExposedSample[], service: ServiceName, name: string): number =>
  name === 'malformed'
    ? valueOf(samples, 'casino_upstream_malformed_total', { upstream: service })
    : valueOf(samples, 'casino_upstream_calls_total', { upstream: service, error_type: name });

describe.each(FAULTS)('§7.9 the fault “%s” of every upstream', (fault) => {
  test('is named by a metric and by a line in the log', async () => {
    await Promise.all([
      ...SERVICE_NAMES.filter((service) => service !== 'recaptcha').map((service) =>
        plain.sandbox.fault(service, fault),
      ),
      guarded.sandbox.fault('recaptcha', fault),
    ]);
    const name = NAMES[fault];
    const words = name === 'malformed' ? 'wrong-shape' : /^\d+$/u.test(name) ? `status ${name}` : name;
    await Promise.all(
      SERVICE_NAMES.map(async (service) => {
        const site = siteOf(service);
        const isolate = `${fault} ${service}`;
        const spans = (await ask(site, service, isolate)).map(spanOf);
        const named = async () => {
          const lines = (await inGroups(spans, 1, (span) => site.log(span))).flat();
          return {
            isCounted: namedBy(await metricsOf(site, isolate), service, name) > 0,
            isLogged: lines
              .flatMap((line) => line['casino.errors'] ?? [])
              .join('\n')
              .includes(`${service}: ${words}`),
          };
        };
        const isNamed = !isHarmless(service, fault);
        const expected = { isCounted: isNamed, isLogged: isNamed };
        const what = `${service}: ${words} (no page that needs no parameter asks it? QUESTIONS says what does)`;
        // A call that hangs may be given up a moment after the answer that could not wait for it.
        if (isNamed) await expect.poll(named, { message: what }).toEqual(expected);
        else expect(await named(), what).toEqual(expected);
      }),
    );
  });
});

describe('§7.9 /ops/metrics', () => {
  const read = (): Promise<readonly ExposedSample[]> => metricsOf(plain);

  test('counts requests by route and status, and never by path', async () => {
    await plain.sandbox.fault('*', null);
    await until(async () => {
      const response = await plain.request('/slots/');
      await response.text();
      return valueOf(await read(), 'casino_page_cache_responses_total', { state: 'hit' }) > 0;
    });
    for (const address of [
      '/blackjack/?canary=1',
      '/canary/',
      '/blog',
      '/healthz',
      '/api/games',
      '/assets/canary.js',
    ])
      await (await plain.request(address)).text();
    const samples = await read();
    expect(
      valueOf(samples, 'http_server_responses_total', {
        http_route: 'tab',
        http_response_status_class: '2xx',
      }),
    ).toBeGreaterThan(1);
    const routes = new Set(samples.flatMap(({ labels }) => labels['http_route'] ?? []));
    for (const route of ['tab', 'not-found', 'redirect', 'health', 'api/games', 'static', 'ops/metrics'])
      expect(routes).toContain(route);
    expect(JSON.stringify(samples)).not.toContain('canary');
    expect(valueOf(samples, 'casino_data_cache_reads_total')).toBeGreaterThan(0);
    expect(
      valueOf(samples, 'casino_store_operations_total', { operation: 'read', outcome: 'ok' }),
    ).toBeGreaterThan(0);
    expect(valueOf(samples, 'casino_page_cache_pages')).toBeGreaterThan(0);
  });

  test('shows an open circuit, a store that fails, and who is refused a turn', async () => {
    await plain.sandbox.fault('cms', '500');
    for (let visit = 0; visit < 4; visit += 1) await ask(plain, 'cms', 'circuit');
    await plain.sandbox.fault('cms', null);
    const open = await metricsOf(plain, 'circuit');
    expect(valueOf(open, 'casino_upstream_breaker_state', { call: 'cms.list-magazine' })).toBe(2);
    expect(valueOf(open, 'casino_upstream_breaker_state', { call: 'feed.games' })).toBe(0);
    expect(namedBy(open, 'cms', 'circuit-open')).toBeGreaterThan(0);
    for (const [mode, labels] of [
      ['get-throws', { operation: 'read', outcome: 'failed' }],
      ['put-throws', { operation: 'write', outcome: 'failed' }],
      ['hangs', { operation: 'read', outcome: 'slow' }],
    ] as const) {
      await plain.kv(mode);
      await ask(plain, 'feed', `store ${mode}`);
      await plain.kv('works');
      const count = async () =>
        valueOf(await metricsOf(plain, `store ${mode}`), 'casino_store_operations_total', labels);
      await until(async () => (await count()) > 0);
    }
  });

  test('is for operators alone', async () => {
    const response = await plain.request('/ops/metrics');
    expect(response.status).toBe(401);
  });
});

describe('§7.9 dashboard and alerts', () => {
  const MONITORING = path.resolve(import.meta.dirname, '../../deploy/monitoring');
  /** The queries of a dashboard; rules are read whole. */
  const queriesIn = (file: string, text: string): readonly string[] => {
    if (!file.endsWith('.json')) return [text];
    const queries: string[] = [];
    JSON.parse(text, (key, value: unknown) => {
      if ((key === 'expr' || key === 'query') && typeof value === 'string') queries.push(value);
      return value;
    });
    return queries;
  };
  /** PromQL has metrics where they are not labels. */
  const metricsIn = (query: string): readonly string[] =>
    query.replaceAll(/\{[^}]*\}|\bby \([^)]*\)/gu, ' ').match(/\b(?:http|casino|browser)_\w+/gu) ?? [];

  test.each(['grafana-dashboard.json', 'alerts.yaml'])(
    '%s asks for nothing that /ops/metrics does not give',
    async (file) => {
      const text = await readFile(path.join(MONITORING, file), 'utf8');
      const asked = new Set(queriesIn(file, text).flatMap(metricsIn));
      const headers = { authorization: `Bearer ${OPS_TOKEN}` };
      const exposition = await (await plain.request('/ops/metrics', { headers })).text();
      const given = new Set(
        [...exposition.matchAll(/^# TYPE (\S+) (\w+)$/gmu)].flatMap(([, name = '', type]) =>
          type === 'counter'
            ? [`${name}_total`]
            : type === 'gauge'
              ? [name]
              : [`${name}_bucket`, `${name}_count`, `${name}_sum`],
        ),
      );
      expect(asked.size).toBeGreaterThan(8);
      expect([...asked].filter((name) => !given.has(name))).toEqual([]);
    },
  );
});
