import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { BREAKER_VALUES } from '../../worker/telemetry/site-metrics.ts';

const panel = v.object({
  fieldConfig: v.object({
    defaults: v.object({
      mappings: v.tuple([v.object({ options: v.record(v.string(), v.object({ text: v.string() })) })]),
    }),
  }),
  targets: v.tuple([v.object({ expr: v.string() })]),
});
const dashboard = v.object({ panels: v.array(v.looseObject({ title: v.string() })) });

test('§7.9 the dashboard lists each circuit that is not closed by its state, half-open as one of its own', async () => {
  const text = await readFile(path.join(import.meta.dirname, 'grafana-dashboard.json'), 'utf8');
  const { panels } = v.parse(dashboard, JSON.parse(text));
  const circuits = panels.find(({ title }) => title === 'Circuits that are not closed');
  const { fieldConfig, targets } = v.parse(panel, circuits);
  // One that has been open for a few seconds is half-open, for as long as nobody makes the call.
  expect(targets[0].expr).toMatch(/casino_upstream_breaker_state\{[^}]*\}\) > 0$/u);
  const named = Object.entries(fieldConfig.defaults.mappings[0].options).map(([value, { text: name }]) => [
    name,
    Number(value),
  ]);
  expect(Object.fromEntries(named)).toEqual(BREAKER_VALUES);
});
