import type { Handler } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { keepBuild } from '../../build/kept-files.ts';
import type { Isolate } from '../../services/isolate.ts';
import { CLOCK } from '../../timing/clock.ts';

/**
 * POST /ops/keep-build : stores this build's files for the pages that need them after it. A server that hosts
 * the site asks for it before it is ready; on Cloudflare the cron trigger does it.
 */
export function postKeepBuild({ telemetry }: Isolate): Handler<AppEnv> {
  return async function postKeepBuild(c) {
    c.header('Cache-Control', 'no-store');
    const store = { kv: c.env.CACHE, clock: CLOCK, observer: telemetry.metrics };
    return c.json({ kept: await keepBuild({ store, files: c.env.ASSETS }) });
  };
}
