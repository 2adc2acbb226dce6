import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { ROOT } from '../../scripts/folders.mjs';
import { PROMETHEUS, PROMTOOL } from '../../scripts/setup/fleet.ts';
import { freePort } from '../../scripts/setup/ports.ts';
import { OPS_TOKEN } from '../site.ts';
import { until } from '../worker/until.ts';
import { endProcess } from './processes.ts';

/** A real Prometheus that asks one site, with the files that are deployed. */
export interface Prometheus {
  /** How many series a query gives now. @throws (rejects) Error with its words when Prometheus refuses the query */
  query(expression: string): Promise<number>;
  /** The alert rules as it has read them. */
  rules(): Promise<readonly { readonly name: string; readonly health: string }[]>;
  stop(): Promise<void>;
}

export const MONITORING = path.join(ROOT, 'deploy/monitoring');

const run = promisify(execFile);
const answer = <Data extends v.GenericSchema>(data: Data) =>
  v.object({ status: v.string(), error: v.optional(v.string()), data: v.optional(data) });
const VECTOR = answer(v.object({ result: v.array(v.unknown()) }));
const RULES = answer(
  v.object({
    groups: v.array(v.object({ rules: v.array(v.object({ name: v.string(), health: v.string() })) })),
  }),
);

/** Starts Prometheus on a free port; it asks the site every second. @throws (rejects) Error with promtool's words when a file is wrong */
export async function startPrometheus(siteOrigin: string): Promise<Prometheus> {
  const directory = await mkdtemp(path.join(tmpdir(), 'prometheus-'));
  await cp(MONITORING, directory, { recursive: true });
  const config = path.join(directory, 'prometheus.yaml');
  const token = path.join(directory, 'ops-token');
  await writeFile(token, OPS_TOKEN);
  const deployed = await readFile(config, 'utf8');
  const own = deployed
    .replace('/etc/prometheus/ops-token', token)
    .replace('site:8787', new URL(siteOrigin).host);
  await writeFile(config, `global: { scrape_interval: 1s, evaluation_interval: 1s }\n${own}`);
  await run(PROMTOOL, ['check', 'config', config]);

  const origin = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(
    PROMETHEUS,
    [
      `--config.file=${config}`,
      `--storage.tsdb.path=${path.join(directory, 'data')}`,
      `--web.listen-address=${new URL(origin).host}`,
    ],
    { stdio: 'ignore' },
  );
  const ask = async <Data extends v.GenericSchema>(
    schema: ReturnType<typeof answer<Data>>,
    address: string,
  ): Promise<NonNullable<v.InferOutput<Data>>> => {
    const { data, error } = v.parse(schema, await (await fetch(`${origin}/api/v1/${address}`)).json());
    if (data === undefined || data === null)
      throw new Error(`${decodeURIComponent(address)}: ${error ?? 'no data'}`);
    return data;
  };
  const stop = async (): Promise<void> => {
    await endProcess(child, 'SIGTERM');
    await rm(directory, { recursive: true, force: true });
  };
  const isReady = () =>
    fetch(`${origin}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isReady, 20_000).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    query: async (expression) =>
      (await ask(VECTOR, `query?query=${encodeURIComponent(expression)}`)).result.length,
    rules: async () => (await ask(RULES, 'rules')).groups.flatMap(({ rules }) => rules),
    stop,
  };
}
