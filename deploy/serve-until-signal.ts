import type { ServedWorker } from './serve-worker.ts';

/** Keeps a server until SIGTERM or Ctrl-C, then stops it in order; ends with one clear line when it does not start. */
export async function serveUntilSignal(start: () => Promise<ServedWorker>): Promise<never> {
  try {
    const served = await start();
    console.error(`Listening on ${served.origin}`);
    let isAsked = false;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        isAsked = true;
        void served.stop();
      });
    }
    const code = await served.ended;
    // Once more, for the folder that goes with the server: it is there however the server ended.
    await served.stop();
    process.exit(isAsked ? 0 : (code ?? 1));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
