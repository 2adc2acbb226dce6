import path from 'node:path';
import { serveUntilSignal } from './serve-until-signal.ts';
import { startSandbox } from './site.ts';

/** The sandbox alone, for a container beside the site's. PORT (8788), HOST, PUBLIC_ORIGIN (where browsers reach it). */
await serveUntilSignal(() =>
  startSandbox({
    host: process.env['HOST'] ?? '0.0.0.0',
    port: Number(process.env['PORT'] ?? 8788),
    ...(process.env['PUBLIC_ORIGIN'] === undefined ? {} : { publicOrigin: process.env['PUBLIC_ORIGIN'] }),
    dist: path.resolve(import.meta.dirname, '..'),
  }),
);
