import * as v from 'valibot';

const upstreamSchema = v.object({ service: v.string(), durationMs: v.number(), outcome: v.string() });

/** A line of the site's request log (§7.9), as far as an operator's eye wants it. */
const lineSchema = v.object({
  time: v.string(),
  level: v.string(),
  id: v.string(),
  method: v.string(),
  url: v.string(),
  status: v.number(),
  durationMs: v.number(),
  client: v.nullish(v.string(), null),
  route: v.nullish(v.string(), null),
  locale: v.nullish(v.string(), null),
  country: v.nullish(v.string(), null),
  device: v.nullish(v.string(), null),
  page: v.nullish(v.string(), null),
  data: v.nullish(v.string(), null),
  upstreams: v.nullish(v.array(upstreamSchema), []),
  errors: v.nullish(v.array(v.string()), []),
  notes: v.nullish(v.array(v.string()), []),
});

export type LogLine = v.InferOutput<typeof lineSchema>;

/** What `wrangler tail --format json` wraps around the same lines. */
const tailSchema = v.object({ logs: v.array(v.object({ message: v.array(v.unknown()) })) });

/**
 * The log lines in one line of input: the site's own JSON, or a `wrangler tail` event that holds some. Anything else (a
 * server's other output) has none.
 */
export function readLogLines(text: string): readonly LogLine[] {
  const json = parseJson(text);
  const tail = v.safeParse(tailSchema, json);
  const candidates = tail.success
    ? tail.output.logs.flatMap(({ message }) =>
        message.map((part) => (typeof part === 'string' ? parseJson(part) : part)),
      )
    : [json];
  return candidates.flatMap((candidate) => {
    const line = v.safeParse(lineSchema, candidate);
    return line.success ? [line.output] : [];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
