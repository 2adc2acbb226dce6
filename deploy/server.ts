import path from 'node:path';
import { serveUntilSignal } from './serve-until-signal.ts';
import { startSite } from './site.ts';

/**
 * The self-hosting server, and the container's command: the site alone, on workerd, with its settings from the
 * environment. PORT (8787), HOST (0.0.0.0), DATA_DIR (where KV is kept; `memory`: nowhere). Runs as built,
 * `node dist/server/server.js`.
 */
await serveUntilSignal(() =>
  startSite({
    host: process.env['HOST'] ?? '0.0.0.0',
    port: Number(process.env['PORT'] ?? 8787),
    dataDir: process.env['DATA_DIR'] ?? 'memory',
    environment: { COMPRESS: 'on', ...process.env },
    dist: path.resolve(import.meta.dirname, '..'),
  }),
);
