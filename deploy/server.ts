import { startSite } from './site.ts';

/**
 * The self-hosting server, and the container's command: the site alone, on workerd, with its settings from the
 * environment. PORT (8787), HOST (0.0.0.0), DATA_DIR (where KV is kept; `memory`: nowhere).
 */
try {
  const site = await startSite({
    host: process.env['HOST'] ?? '0.0.0.0',
    port: Number(process.env['PORT'] ?? 8787),
    dataDir: process.env['DATA_DIR'] ?? 'memory',
    environment: process.env,
  });
  console.error(`Listening on ${site.origin}`);
  const stop = async (): Promise<void> => {
    await site.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
  process.exit((await site.ended) ?? 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
