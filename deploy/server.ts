import path from 'node:path';
import { serveUntilSignal } from './serve-until-signal.ts';
import { startSite } from './site.ts';

/**
 * The self-hosting server, and the container's command: the site alone, on workerd, with its settings from the
 * environment. PORT (8787), HOST (0.0.0.0), DATA_DIR (where KV is kept; `memory`: nowhere). STORE_URL (`redis://…`): the
 * store that it shares with other replicas, and then DATA_DIR is not used; STORE_OPTIONAL (`on`): it may serve without ever
 * having reached that store (docs/how-to/fleet.md). Runs as built, `node dist/server/server.js`.
 */

/** Proxies learn within this time that no more requests are to be sent here: their health checks come more often. */
const DRAIN_NOTICE_MS = 1_500;
/** Together with the notice, and what it takes to end the rest, less than five seconds. */
const DRAIN_LIMIT_MS = 2_000;

await serveUntilSignal(() =>
  startSite({
    host: process.env['HOST'] ?? '0.0.0.0',
    port: Number(process.env['PORT'] ?? 8787),
    dataDir: process.env['DATA_DIR'] ?? 'memory',
    storeUrl: process.env['STORE_URL'],
    isStoreOptional: process.env['STORE_OPTIONAL'] === 'on',
    drain: { noticeMs: DRAIN_NOTICE_MS, limitMs: DRAIN_LIMIT_MS },
    environment: { COMPRESS: 'on', ...process.env },
    dist: path.resolve(import.meta.dirname, '..'),
  }),
);
