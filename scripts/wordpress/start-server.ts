import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { supervise } from '../processes/supervise.mjs';
import { until } from '../processes/until.ts';

/** A database may write for longer than our own programs before it ends. */
const STOP_LIMIT_MS = 5_000;

/** How much of its output an error carries. */
const LOG_TAIL_CHARS = 1_000;

interface ServerOptions {
  /** Named in errors. */
  readonly what: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Where its output goes. */
  readonly logFile: string;
  readonly limitMs: number;
  readonly isReady: () => Promise<boolean>;
}

/**
 * Starts a server that lives no longer than this process, and waits until it is ready.
 * @returns what stops it; resolves when it and its children are gone.
 * @throws {Error} with the end of its output, when it ends before it is ready or is not ready in time.
 */
export async function startServer(options: ServerOptions): Promise<() => Promise<void>> {
  const { what, command, args, env, logFile, limitMs, isReady } = options;
  const log = openSync(logFile, 'a');
  const server = supervise({
    command,
    args,
    env: { ...process.env, ...env },
    output: log,
    stopLimitMs: STOP_LIMIT_MS,
  });
  closeSync(log);
  const failed = server.ended.then(async ({ code, signal }) => {
    const output = await readFile(logFile, 'utf8');
    throw new Error(`${what} ended by itself (${signal ?? code}):\n${output.slice(-LOG_TAIL_CHARS)}`);
  });
  // Once it is ready nothing waits for this any more, and that is no unhandled rejection.
  failed.catch(() => {});
  try {
    await Promise.race([failed, until({ what, limitMs, isReady })]);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server.stop;
}
