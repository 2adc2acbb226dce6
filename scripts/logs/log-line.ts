import * as v from 'valibot';

const upstream = v.object({ call: v.string(), durationMs: v.number(), outcome: v.string() });

const line = v.object({
  time: v.string(),
  level: v.optional(v.string(), 'info'),
  client: v.nullish(v.string()),
  method: v.optional(v.string(), ''),
  url: v.optional(v.string(), ''),
  status: v.optional(v.number()),
  durationMs: v.optional(v.number(), 0),
  event: v.optional(v.string()),
  route: v.optional(v.string()),
  locale: v.optional(v.string()),
  country: v.optional(v.string()),
  market: v.optional(v.string()),
  regulation: v.optional(v.string()),
  device: v.optional(v.string()),
  page: v.optional(v.string()),
  data: v.optional(v.string()),
  shed: v.optional(v.string()),
  upstreams: v.optional(v.array(upstream), []),
  errors: v.optional(v.array(v.string()), []),
  notes: v.optional(v.array(v.string()), []),
});

/** One line of the site's log (§7.9), as an operator's tool reads it. */
export type LogLine = v.InferOutput<typeof line>;

/** What `wrangler tail --format json` says of one invocation: the Worker's own lines, and what it threw. */
const tailEvent = v.object({
  logs: v.array(v.object({ message: v.array(v.unknown()) })),
  exceptions: v.optional(v.array(v.object({ name: v.string(), message: v.string() })), []),
  outcome: v.optional(v.string(), 'ok'),
  eventTimestamp: v.nullish(v.number()),
});

/**
 * The log lines in one JSON value: the site's own line, or the lines inside an event of `wrangler tail`. Empty when it is
 * neither. An invocation that failed without a line of its own gets one that says so.
 */
export function readLogLines(value: unknown): readonly LogLine[] {
  const own = v.safeParse(line, value);
  if (own.success) return [own.output];
  const event = v.safeParse(tailEvent, value);
  if (!event.success) return [];
  const { logs, exceptions, outcome, eventTimestamp } = event.output;
  const lines = logs.flatMap(({ message }) => message.flatMap((text) => readLogLines(parseJson(text))));
  if (lines.length > 0 || outcome === 'ok') return lines;
  const errors = exceptions.map(({ name, message }) => `${name}: ${message}`);
  const time = new Date(eventTimestamp ?? 0).toISOString();
  return [v.parse(line, { time, level: 'error', event: outcome, errors })];
}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
