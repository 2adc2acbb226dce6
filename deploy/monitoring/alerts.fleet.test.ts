import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { PROMTOOL } from '../../scripts/setup/fleet.ts';
import { MONITORING } from '../../testing/fleet/prometheus.ts';

/** What a metric was, minute by minute, as promtool writes it: `0+60x30` grows by 60 in each of 30 minutes. */
type Series = Readonly<Record<string, string>>;

/** Lets promtool evaluate the rules that are deployed. @throws (rejects) Error with its words when others ring then */
async function expectRinging(alerts: readonly string[], series: Series, minute: number): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), 'alerts-'));
  const file = path.join(directory, 'tests.yaml');
  const rules = {
    rule_files: [path.join(MONITORING, 'alerts.yaml')],
    evaluation_interval: '1m',
    tests: [
      {
        interval: '1m',
        input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
        promql_expr_test: [
          {
            expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
            eval_time: `${minute}m`,
            exp_samples: alerts.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
          },
        ],
      },
    ],
  };
  try {
    await writeFile(file, JSON.stringify(rules));
    await promisify(execFile)(PROMTOOL, ['test', 'rules', file]);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

const calls = (call: string, errorType = ''): string =>
  `casino_upstream_calls_total{upstream="${call.split('.')[0]}",call="${call}",error_type="${errorType}"}`;

test.each([
  ['over-budget', []],
  ['busy', []],
  ['timeout', ['UpstreamFails']],
  ['500', ['UpstreamFails']],
])('§7.9 when most calls of a kind end with %s, %j rings', async (errorType, alerts) => {
  const series = { [calls('cms.renamed')]: '0+120x30', [calls('cms.renamed', errorType)]: '0+600x30' };
  await expect(expectRinging(alerts, series, 25)).resolves.toBeUndefined();
});

const breaker = (call: string): string =>
  `casino_upstream_breaker_state{upstream="${call.split('.')[0]}",call="${call}"}`;

test('§7.9 a call that is seldom made and fails for a minute rings nothing afterwards; one that goes on failing does', async () => {
  const [failed, well] = [calls('platform.payment-methods', '500'), calls('platform.geolocation')];
  // Half-open until somebody asks again.
  const night = {
    [breaker('platform.payment-methods')]: '0x4 2 1x60',
    [failed]: '0x4 5x60',
    [well]: '0+600x60',
  };
  for (const minute of [8, 12, 16, 20, 40])
    await expect(expectRinging([], night, minute), `${minute}`).resolves.toBeUndefined();
  const down = { [breaker('platform.payment-methods')]: '1x60', [failed]: '0x4 1+1x60', [well]: '0+600x60' };
  await expect(expectRinging(['UpstreamFails'], down, 25)).resolves.toBeUndefined();
});

test('§7.9 a circuit that opens again and again rings', async () => {
  const series = { [breaker('platform.payment-methods')]: '2 2 1 2 2 2 1 2 2 2 2 1 2 2 2 2' };
  await expect(expectRinging(['UpstreamCircuitOpen'], series, 10)).resolves.toBeUndefined();
});

const store = (operation: string, outcome: string): string =>
  `casino_store_operations_total{operation="${operation}",outcome="${outcome}"}`;

test('§7.9 a store that takes no writes rings, however much is read from it', async () => {
  const series = {
    [store('read', 'ok')]: '0+600x30',
    [store('write', 'ok')]: '0x30',
    [store('write', 'failed')]: '0+10x30',
  };
  await expect(expectRinging(['StoreFails'], series, 25)).resolves.toBeUndefined();
  const well = { ...series, [store('write', 'ok')]: '0+1000x30' };
  await expect(expectRinging([], well, 25)).resolves.toBeUndefined();
});

test.each([
  ['stale', []],
  ['fallback', ['StaleData']],
])('§7.9 where most values that pages are made of are %s, %j rings', async (state, alerts) => {
  const reads = (of: string): string => `casino_data_cache_reads_total{state="${of}"}`;
  const series = { [reads(state)]: '0+60x60', [reads('memory')]: '0+20x60' };
  await expect(expectRinging(alerts, series, 50)).resolves.toBeUndefined();
});
