import * as v from 'valibot';
import { logRecordSchema, type LogRecord } from '../../shared/contracts/log-record.ts';

/** What `wrangler tail --format json` says of one invocation: the Worker's own lines, and what it threw. */
const tailEvent = v.object({
  logs: v.array(v.object({ message: v.array(v.unknown()) })),
  exceptions: v.optional(v.array(v.object({ name: v.string(), message: v.string() })), []),
  outcome: v.optional(v.string(), 'ok'),
  eventTimestamp: v.nullish(v.number()),
});

/**
 * The log lines (§7.9) in one JSON value: the site's own line, or the lines inside an event of `wrangler tail`. Empty when
 * it is neither. An invocation that failed without a line of its own gets one that says so.
 */
export function readLogLines(value: unknown): readonly LogRecord[] {
  const own = v.safeParse(logRecordSchema, value);
  if (own.success) return [own.output];
  const event = v.safeParse(tailEvent, value);
  if (!event.success) return [];
  const { logs, exceptions, outcome, eventTimestamp } = event.output;
  const lines = logs.flatMap(({ message }) => message.flatMap((text) => readLogLines(parseJson(text))));
  if (lines.length > 0 || outcome === 'ok') return lines;
  return [
    {
      timestamp: new Date(eventTimestamp ?? 0).toISOString(),
      severity_text: 'ERROR',
      event_name: outcome,
      'casino.errors': exceptions.map(({ name, message }) => `${name}: ${message}`),
    },
  ];
}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
