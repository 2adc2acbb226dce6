import type { ServedWorker } from './serve-worker.ts';

/** Keeps a server until SIGTERM or Ctrl-C, then stops it in order; ends with one clear line when it does not start. */
export async function serveUntilSignal(start: () => Promise<ServedWorker>): Promise<never> {
  try {
    let isAsked = false;
    const starting = start();
    // Before it listens too: in a container, where this is the first process, the kernel ignores a signal without a handler.
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        isAsked = true;
        // One that does not start says so below.
        starting.then(
          (served) => served.stop(),
          () => {},
        );
      });
    }
    const served = await starting;
    console.error(`Listening on ${served.origin}`);
    const code = await served.ended;
    // Once more, for the folder that goes with the server: it is there however the server ended.
    await served.stop();
    process.exit(isAsked ? 0 : (code ?? 1));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
