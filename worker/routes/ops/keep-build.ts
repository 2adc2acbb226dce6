import type { Context } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { keepBuild } from '../../build/kept-files.ts';

/**
 * POST /ops/keep-build : stores this build's scripts and styles for the pages that need them after it. A server that hosts
 * the site asks for it before it is ready; on Cloudflare the cron trigger does it.
 */
export async function postKeepBuild(c: Context<AppEnv>): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  return c.json({ kept: await keepBuild({ kv: c.env.CACHE, files: c.env.ASSETS }) });
}
