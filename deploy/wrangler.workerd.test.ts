import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { expect, test, vi } from 'vitest';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { ROOT } from '../scripts/folders.mjs';

const run = promisify(execFile);

const rules = v.array(v.string());
/** How Cloudflare serves the files of a deployment, as wrangler reads it out of `wrangler.toml`. */
const routedFiles = v.object({
  directory: v.string(),
  binding: v.string(),
  run_worker_first: rules,
  routerConfig: v.object({
    has_user_worker: v.boolean(),
    static_routing: v.object({ user_worker: rules, asset_worker: v.exactOptional(rules) }),
  }),
});

test.each(['staging', 'production'])(
  '§6 a dry run of the deployment to Cloudflare as %s makes its Worker, with the cache and the files',
  async (environment) => {
    const outdir = await mkdtemp(path.join(tmpdir(), 'wrangler-'));
    try {
      const { stdout } = await run(
        path.join(ROOT, 'node_modules/.bin/wrangler'),
        ['deploy', '--dry-run', '--env', environment, '--outdir', outdir],
        { cwd: ROOT, env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } },
      );
      expect(stdout).toMatch(/env\.CACHE \(\S+\)\s+KV Namespace/u);
      expect(stdout).toMatch(/env\.ASSETS\s+Assets/u);
      expect(stdout).not.toMatch(/env\.SANDBOX/u);
      expect(await readdir(outdir)).toContain('index.js');
    } finally {
      await rm(outdir, { recursive: true, force: true });
    }
  },
);

test.each(['staging', 'production'])(
  '§6 of %s Cloudflare serves the built files of /assets/ alone; all else is the Worker’s, and so are files of other builds',
  async (environment) => {
    // It would warn of each variable that an environment leaves to its default.
    vi.stubEnv('WRANGLER_LOG', 'error');
    const { workerOptions } = unstable_getMiniflareWorkerOptions(
      path.join(ROOT, 'wrangler.toml'),
      environment,
    );
    const assets = v.parse(routedFiles, workerOptions.assets);
    const names = await readdir(assets.directory, { recursive: true });
    // What .assetsignore names is not uploaded, and neither folders nor the rules of headers are files to ask for.
    const files = names
      .filter((name) => /\.\w+$/u.test(name) && !/\.br$|^\./u.test(name))
      .map((name) => `/${name}`);
    const cloudflare = new Miniflare(
      convertV4MiniflareOptions({
        modules: true,
        script: 'export default { fetch: () => new Response("", { headers: { "x-from": "worker" } }) }',
        compatibilityDate: '2026-10-01',
        assets,
      }),
    );
    const isWorkers = async (target: string): Promise<boolean> => {
      const response = await cloudflare.dispatchFetch(`http://site.example${target}`);
      await response.arrayBuffer();
      return response.headers.get('x-from') === 'worker';
    };
    const fromWorker = async (targets: readonly string[]): Promise<readonly string[]> => {
      const found: string[] = [];
      for (const target of targets) if (await isWorkers(target)) found.push(target);
      return found;
    };
    const others = [
      '/',
      '/es/blog/',
      '/blog',
      '/api/page?path=/',
      '/ops/status',
      '/robots.txt',
      '/favicon.ico',
      '/assets/contact-page-AbCd1234.js',
    ];
    try {
      expect(files.length).toBeGreaterThan(100);
      expect(await fromWorker(files)).toEqual(files.filter((file) => !file.startsWith('/assets/')));
      expect(await fromWorker(others)).toEqual(others);
    } finally {
      vi.unstubAllEnvs();
      await cloudflare.dispose();
    }
  },
);
