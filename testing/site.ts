import * as v from 'valibot';
import { startSandbox, startSite } from '../deploy/site.ts';
import { logRecordSchema, type LogRecord } from '../shared/contracts/log-record.ts';
import type { RawSettings } from '../worker/settings.ts';
import { SERVICE_NAMES, upstreamRow } from '../worker/upstream/upstreams.ts';
import { spanOf } from './worker/trace.ts';
import { until } from './worker/until.ts';
import { parseOpenMetrics, type ExposedSample } from './worker/openmetrics.ts';

export interface TestSite {
  readonly origin: string;
  readonly sandbox: TestSandbox;
  /** Every log line so far. */
  readonly log: readonly LogRecord[];
  /** Everything that the Worker wrote, including what is no log line. */
  readonly output: () => string;
  /** Makes a request without following redirects; `country` is sent as a trusted proxy sends it. */
  request(
    path: string,
    init?: RequestInit & { readonly country?: string; readonly cookie?: string },
  ): Promise<Response>;
  stop(): Promise<void>;
}

export interface TestSandbox {
  readonly origin: string;
  /** Makes a service fail for all requests; `null` ends the fault. Services and faults: docs/contracts/sandbox.md. */
  fault(service: string, fault: string | null): Promise<void>;
  /** Number of calls to each service since `resetCalls`. */
  calls(): Promise<Record<string, number>>;
  /** The `traceparent` headers of the last calls to a service, newest last. */
  traceparents(service: string): Promise<readonly string[]>;
  resetCalls(): Promise<void>;
  stop(): Promise<void>;
}

export const COUNTRY_HEADER = 'x-test-country';
export const REVALIDATE_SECRET = 'test-revalidate-secret-0123456789';
export const OPS_TOKEN = 'test-ops-token-0123456789';

/** A production environment with the sandbox for its services, which browsers would know by another origin. */
export const productionSettings = (origin: string): RawSettings => ({
  ...Object.fromEntries(SERVICE_NAMES.map((service) => [upstreamRow(service).setting, origin])),
  ENVIRONMENT: 'production',
  LICENSEE_NAME: 'Casino Ltd',
  GB_LICENCE_NUMBER: '12345',
  MARKETS: 'GB',
  UK_MARKETING_OPT_IN: 'unticked',
  BRAND_NAME: 'Velvet Comet',
  BRAND_ID: '194',
  CASINO_ID: '194',
  PUBLIC_ORIGINS: `${origin}=https://services.example`,
  PLATFORM_SCRIPT_URL: 'https://services.example/platform.js',
  TICKET_ORIGIN: 'https://tickets.example',
  TICKET_TOKEN: 'a-ticket-token-0123456789',
});

/**
 * Starts a sandbox and a site of their own, on free ports, with an empty cache that is deleted when they stop. Settings
 * that need the sandbox's addresses are given as a function.
 */
export async function startTestSite(
  settings: RawSettings | ((sandbox: TestSandbox) => RawSettings) = {},
): Promise<TestSite> {
  const sandbox = await startTestSandbox();
  const given = typeof settings === 'function' ? settings(sandbox) : settings;
  const log: LogRecord[] = [];
  let output = '';
  let rest = '';
  const site = await startSite({
    port: 0,
    dataDir: 'memory',
    environment: {
      SANDBOX_ORIGIN: sandbox.origin,
      SITE_URL: 'https://www.velvet-comet.example',
      TRUSTED_COUNTRY_HEADER: COUNTRY_HEADER,
      REVALIDATE_SECRET,
      OPS_TOKEN,
      ...given,
    },
    onOutput: (text) => {
      output += text;
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines)
        if (line.startsWith('{"timestamp"')) log.push(v.parse(logRecordSchema, JSON.parse(line)));
    },
  });
  return {
    origin: site.origin,
    sandbox,
    log,
    output: () => output,
    request(path, { country, cookie, ...init } = {}) {
      const headers = new Headers(init.headers);
      if (country !== undefined) headers.set(COUNTRY_HEADER, country);
      if (cookie !== undefined) headers.set('cookie', cookie);
      return fetch(site.origin + path, { redirect: 'manual', ...init, headers });
    },
    async stop() {
      await Promise.all([site.stop(), sandbox.stop()]);
    },
  };
}

/** What `/ops/metrics` of a site says. */
export async function metricsOf({ request }: Pick<TestSite, 'request'>): Promise<readonly ExposedSample[]> {
  const response = await request('/ops/metrics', { headers: { authorization: `Bearer ${OPS_TOKEN}` } });
  return parseOpenMetrics(await response.text());
}

/**
 * The line of the log about the request that a response answers. It is written after the answer, so it is waited for.
 * @throws (rejects) Error when it does not come
 */
export async function logLineOf({ log }: Pick<TestSite, 'log'>, response: Response): Promise<LogRecord> {
  const span = spanOf(response);
  let line: LogRecord | undefined;
  await until(() => {
    line = log.find((one) => one.span_id === span);
    return line !== undefined;
  });
  if (line === undefined) throw new Error(`No line about ${response.url}`);
  return line;
}

/** How the page cache had a part in the last answer for a path, as the log says. */
export function pageStateOf({ log }: Pick<TestSite, 'log'>, path: string): string | undefined {
  return log.findLast((line) => line['url.path'] === path)?.['casino.page_cache.state'];
}

export async function startTestSandbox(): Promise<TestSandbox> {
  const sandbox = await startSandbox({
    port: 0,
    revalidateSecret: REVALIDATE_SECRET,
    onOutput: () => undefined,
  });
  const post = async (path: string, body: object): Promise<void> => {
    const response = await fetch(sandbox.origin + path, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  };
  return {
    origin: sandbox.origin,
    fault: (service, fault) => post('/__faults', { service, fault }),
    async calls() {
      const report: { services: Record<string, { total: number }> } = JSON.parse(
        await (await fetch(`${sandbox.origin}/__calls`)).text(),
      );
      return Object.fromEntries(Object.entries(report.services).map(([name, { total }]) => [name, total]));
    },
    async traceparents(service) {
      const report: { services: Record<string, { traceparents: readonly string[] }> } = JSON.parse(
        await (await fetch(`${sandbox.origin}/__calls`)).text(),
      );
      return report.services[service]?.traceparents ?? [];
    },
    async resetCalls() {
      await fetch(`${sandbox.origin}/__calls`, { method: 'DELETE' });
    },
    stop: sandbox.stop,
  };
}
