import path from 'node:path';
import { refuseTogether } from '../worker/setting-fields.ts';
import { serveUntilSignal } from './serve-until-signal.ts';
import { serverSettings } from './server-settings.ts';
import { readSiteSettings, startSite } from './site.ts';

/**
 * The self-hosting server, and the container's command: the site alone, on workerd, with its settings from the
 * environment. PORT (8787), HOST (0.0.0.0), DATA_DIR (where KV is kept; `memory`: nowhere). STORE_URL (`redis://…`): the
 * store that it shares with other replicas, and then DATA_DIR is not used; STORE_OPTIONAL (`on`, `off`): whether it may serve without ever
 * having reached that store (docs/how-to/fleet.md). Runs as built, `node dist/server/server.js`.
 */

/** Proxies learn within this time that no more requests are to be sent here: their health checks come more often. */
const DRAIN_NOTICE_MS = 1_500;
/** Together with the notice, and what it takes to end the rest, less than five seconds. */
const DRAIN_LIMIT_MS = 2_000;

await serveUntilSignal(async () => {
  const site = {
    storeUrl: process.env['STORE_URL'],
    environment: { COMPRESS: 'on', ...process.env },
    dist: path.resolve(import.meta.dirname, '..'),
  };
  const server = () => serverSettings(process.env);
  await refuseTogether(server, () => readSiteSettings(site));
  const { HOST, PORT, DATA_DIR, STORE_OPTIONAL } = server();
  return startSite({
    ...site,
    host: HOST,
    port: PORT,
    dataDir: DATA_DIR,
    isStoreOptional: STORE_OPTIONAL === 'on',
    drain: { noticeMs: DRAIN_NOTICE_MS, limitMs: DRAIN_LIMIT_MS },
  });
});
