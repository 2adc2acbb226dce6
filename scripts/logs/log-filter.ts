import { parseArgs } from 'node:util';
import type { LogLine } from './log-line.ts';

/** Which lines are shown; `null` lets everything pass. */
export interface LogFilter {
  /** `404`, or a class such as `5xx`. */
  readonly status: string | null;
  readonly route: string | null;
  /** Milliseconds; only requests at least this slow. */
  readonly slowMs: number | null;
}

/** The command line was not understood; the message says which option. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const USAGE = 'npm run logs -- [--status 5xx] [--route article] [--slow 500] < log';

/** Reads `--status`, `--route` and `--slow`. Throws `UsageError`. */
export function readLogFilter(args: readonly string[]): LogFilter {
  const { status, route, slow } = parse(args);
  if (status !== undefined && !/^[1-5](?:\d\d|xx)$/u.test(status)) {
    throw new UsageError(`--status ${status} is neither a status nor a class such as 5xx`);
  }
  if (slow !== undefined && !/^\d+$/u.test(slow))
    throw new UsageError(`--slow ${slow} is no number of milliseconds`);
  return { status: status ?? null, route: route ?? null, slowMs: slow === undefined ? null : Number(slow) };
}

export function passes(line: LogLine, { status, route, slowMs }: LogFilter): boolean {
  if (slowMs !== null && line.durationMs < slowMs) return false;
  if (route !== null && line.route !== route) return false;
  return status === null || String(line.status).startsWith(status.replace('xx', ''));
}

function parse(args: readonly string[]): { status?: string; route?: string; slow?: string } {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { status: text, route: text, slow: text } }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
