import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RequestHeaders } from '../http/as-browsers-ask.ts';

export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly requests: number;
  /** Responses other than 2xx and 3xx, and broken connections. */
  readonly failures: number;
}

export interface LoadOptions {
  readonly seconds: number;
  readonly connections: number;
  readonly headers: RequestHeaders;
  /** How long each connection waits between its requests; without it, not at all. */
  readonly pauseMs?: number;
}

const run = promisify(execFile);
const PACE = path.join(import.meta.dirname, 'pace.lua');

/**
 * Puts load on an address with wrk (the Debian package `wrk`), on the second core.
 * @throws (rejects) Error when wrk or taskset is not installed, or when wrk's output has no figures
 */
export async function load(
  url: string,
  { seconds, connections, headers, pauseMs }: LoadOptions,
): Promise<LoadResult> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const [script, pause] =
    pauseMs === undefined
      ? [[], []]
      : [
          ['-s', PACE],
          ['--', String(pauseMs)],
        ];
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...script, ...lines, url, ...pause];
  const { stdout } = await run('taskset', ['-c', '1', 'wrk', ...args]);
  return {
    requestsPerSecond: numberAfter(stdout, /Requests\/sec:\s+([\d.]+)/u),
    p50Ms: milliseconds(stdout, '50%'),
    p99Ms: milliseconds(stdout, '99%'),
    requests: numberAfter(stdout, /(\d+) requests in/u),
    failures:
      (stdout.includes('Non-2xx') ? numberAfter(stdout, /Non-2xx or 3xx responses: (\d+)/u) : 0) +
      (stdout.includes('Socket errors') ? numberAfter(stdout, /Socket errors:.*?read (\d+)/u) : 0),
  };
}

function numberAfter(text: string, pattern: RegExp): number {
  const match = pattern.exec(text);
  if (match === null) throw new Error(`wrk's output has no ${pattern.source}:\n${text}`);
  return Number(match[1]);
}

function milliseconds(text: string, percentile: string): number {
  const match = new RegExp(`${percentile}\\s+([\\d.]+)(us|ms|s)`, 'u').exec(text);
  if (match === null) throw new Error(`wrk's output has no ${percentile} line`);
  const factor = { us: 0.001, ms: 1, s: 1000 }[match[2] ?? 'ms'] ?? 1;
  return Number(match[1]) * factor;
}
