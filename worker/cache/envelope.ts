import * as v from 'valibot';

/** To be raised when stored values change their shape: older entries then count as misses. */
export const CACHE_SCHEMA = 3;

/** What KV holds under one key: the value, or the fact that it does not exist. */
interface Envelope {
  readonly schema: number;
  /** Milliseconds since the epoch. */
  readonly storedAt: number;
  readonly found: boolean;
  readonly value: unknown;
}

const envelopeSchema = v.object({
  schema: v.literal(CACHE_SCHEMA),
  storedAt: v.number(),
  found: v.boolean(),
  value: v.unknown(),
});

/** Parses a stored text. Anything but a complete envelope of this schema is `null`, a miss. */
export function parseEnvelope(text: string): Envelope | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const result = v.safeParse(envelopeSchema, json);
  return result.success ? { ...result.output, value: result.output.value } : null;
}

/** When a stored text was made, read from its beginning: saves parsing a megabyte that is known already. */
export function peekStoredAt(text: string): number | null {
  const match = /^\{"schema":\d+,"storedAt":(\d+),/u.exec(text.slice(0, 64));
  return match === null ? null : Number(match[1]);
}

/** The text to store for a value; `null`: it does not exist any more. */
export function formatEnvelope(storedAt: number, value: unknown): string {
  return JSON.stringify({ schema: CACHE_SCHEMA, storedAt, found: value !== null, value });
}
