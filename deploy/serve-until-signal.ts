import type { ServedWorker } from './serve-worker.ts';

/** Keeps a server until SIGTERM or Ctrl-C, then stops it in order; ends with one clear line when it does not start. */
export async function serveUntilSignal(start: () => Promise<ServedWorker>): Promise<never> {
  try {
    const served = await start();
    console.error(`Listening on ${served.origin}`);
    const stop = async (): Promise<never> => {
      await served.stop();
      process.exit(0);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
    process.exit((await served.ended) ?? 1);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
