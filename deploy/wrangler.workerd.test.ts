import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../scripts/folders.mjs';

const run = promisify(execFile);

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
