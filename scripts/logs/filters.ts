import { parseArgs } from 'node:util';
import { numberOf, UsageError } from '../command-line.ts';
import type { LogRecord } from '../../shared/contracts/log-record.ts';

/** What an operator wants to see; `null`: all of it. */
export interface Filters {
  /** `404`, or a class such as `5xx`. */
  readonly status: string | null;
  /** A route's name, with or without the API's `api:` before it. */
  readonly route: string | null;
  /** At least this long, in milliseconds. */
  readonly slowMs: number | null;
  /** The 32 digits of a trace's id, as error pages show them. */
  readonly trace: string | null;
}

/**
 * Reads the arguments of a command line.
 * @throws {UsageError} for a filter that is not to be understood
 * @throws {TypeError} Node's, with a code, for an option that is none
 */
export function parseFilters(args: string[]): Filters {
  const { values } = parseArgs({
    args,
    options: {
      status: { type: 'string' },
      route: { type: 'string' },
      slow: { type: 'string' },
      trace: { type: 'string' },
    },
  });
  const { status = null, route = null, slow, trace = null } = values;
  if (status !== null && !/^[1-5](?:\d\d|xx)$/iu.test(status)) {
    throw new UsageError(`--status ${status}: a status such as 404, or a class such as 5xx`);
  }
  if (trace !== null && !/^[\da-f]{32}$/u.test(trace)) {
    throw new UsageError(`--trace ${trace}: the 32 digits of a trace's id`);
  }
  return {
    status: status?.toLowerCase() ?? null,
    route,
    slowMs: slow === undefined ? null : numberOf('--slow', slow, { isWhole: true }),
    trace,
  };
}

export function matches(line: LogRecord, { status, route, slowMs, trace }: Filters): boolean {
  return (
    (status === null || matchesStatus(line['http.response.status_code'], status)) &&
    (route === null || line['http.route'] === route || line['http.route'] === `api:${route}`) &&
    (slowMs === null || durationMs(line) >= slowMs) &&
    (trace === null || line.trace_id === trace)
  );
}

/** How long what a line is about took, in milliseconds. */
export function durationMs(line: LogRecord): number {
  return Math.round((line['http.server.request.duration'] ?? line['casino.duration'] ?? 0) * 1000);
}

function matchesStatus(status: number | undefined, wanted: string): boolean {
  if (status === undefined) return false;
  const text = String(status);
  return wanted.endsWith('xx') ? text.startsWith(wanted.slice(0, 1)) : text === wanted;
}
