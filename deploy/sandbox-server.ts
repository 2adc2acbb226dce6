import path from 'node:path';
import { serveUntilSignal } from './serve-until-signal.ts';
import { sandboxServerSettings } from './server-settings.ts';
import { startSandbox } from './site.ts';

/** The sandbox alone, for a container beside the site's. PORT (8788), HOST, PUBLIC_ORIGIN (where browsers reach it). */
await serveUntilSignal(async () => {
  const { HOST, PORT } = sandboxServerSettings(process.env);
  return startSandbox({
    host: HOST,
    port: PORT,
    ...(process.env['PUBLIC_ORIGIN'] === undefined ? {} : { publicOrigin: process.env['PUBLIC_ORIGIN'] }),
    dist: path.resolve(import.meta.dirname, '..'),
  });
});
