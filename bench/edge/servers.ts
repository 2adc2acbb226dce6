import { spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { serveWorker, type ServedWorker } from '../../deploy/serve-worker.ts';
import { startSite } from '../../deploy/site.ts';
import { DIST } from '../../scripts/folders.mjs';
import type { RawSettings } from '../../worker/settings.ts';
import { workerBuild } from '../../scripts/build/targets.ts';

export const SITE_URL = 'https://www.velvet-comet.example';

/** The site as it is served in production, on the first core if no others are named, with its log written to a file. */
export async function startMeasuredSite(
  sandboxOrigin: string,
  settings: Pick<RawSettings, 'PAGE_CACHE' | 'COMPRESS'>,
  { cores = '0' }: { readonly cores?: string } = {},
): Promise<ServedWorker> {
  mkdirSync(path.join(DIST, 'bench'), { recursive: true });
  const site = await startSite({
    port: 0,
    dataDir: 'memory',
    environment: {
      SANDBOX_ORIGIN: sandboxOrigin,
      SITE_URL,
      ...settings,
    },
    onOutput: openSync(path.join(DIST, 'bench/site.log'), 'w'),
  });
  pin(site.pid, cores);
  return site;
}

/** `{name}-worker.ts` of this folder, built and served like the site, on the same core. */
export async function startBenchWorker(name: 'baseline' | 'telemetry'): Promise<ServedWorker> {
  await build(
    workerBuild({ entry: `bench/edge/${name}-worker.ts`, outDir: 'bench', fileName: `${name}.js` }),
  );
  const { compatibilityDate } = JSON.parse(readFileSync(path.join(DIST, 'worker/defaults.json'), 'utf8'));
  const worker = await serveWorker({
    name: `bench-${name}`,
    modulePath: path.join(DIST, `bench/${name}.js`),
    supportDir: path.join(DIST, 'support'),
    assetsDir: path.join(DIST, 'client'),
    kv: null,
    services: {},
    compatibilityDate,
    compatibilityFlags: [],
    host: '127.0.0.1',
    port: 0,
    settings: {},
  });
  pin(worker.pid);
  return worker;
}

/** Runs all threads of a process on the first core, or on those named; the load runs on the second. */
function pin(pid: number, cores = '0'): void {
  spawnSync('taskset', ['-a', '-c', '-p', cores, String(pid)]);
}

/** Resident memory of a process in MB. */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1] ?? 0) / 1024;
}
