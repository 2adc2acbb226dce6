import type { LogLine } from './log-line.ts';

/** What an operator wants to see; `null`: all of it. */
export interface Filters {
  /** `404`, or a class such as `5xx`. */
  readonly status: string | null;
  /** A route's name, with or without the API's `api:` before it. */
  readonly route: string | null;
  /** At least this long, in milliseconds. */
  readonly slowMs: number | null;
}

/** A filter is not to be understood; the message names it. */
export class FilterError extends Error {
  override readonly name = 'FilterError';
}

/** Reads the filters of a command line. Throws `FilterError`. */
export function parseFilters(given: {
  readonly status?: string | undefined;
  readonly route?: string | undefined;
  readonly slow?: string | undefined;
}): Filters {
  const { status = null, route = null, slow } = given;
  if (status !== null && !/^[1-5](?:\d\d|xx)$/iu.test(status)) {
    throw new FilterError(`--status ${status}: a status such as 404, or a class such as 5xx`);
  }
  if (slow !== undefined && !/^\d+$/u.test(slow)) {
    throw new FilterError(`--slow ${slow}: whole milliseconds`);
  }
  return { status: status?.toLowerCase() ?? null, route, slowMs: slow === undefined ? null : Number(slow) };
}

export function matches(line: LogLine, { status, route, slowMs }: Filters): boolean {
  return (
    (status === null || matchesStatus(line.status, status)) &&
    (route === null || line.route === route || line.route === `api:${route}`) &&
    (slowMs === null || line.durationMs >= slowMs)
  );
}

function matchesStatus(status: number | undefined, wanted: string): boolean {
  if (status === undefined) return false;
  const text = String(status);
  return wanted.endsWith('xx') ? text.startsWith(wanted.slice(0, 1)) : text === wanted;
}
