import * as v from 'valibot';

/** Raised when what is stored changes its shape: older entries are then misses. */
export const CACHE_SCHEMA = 2;

/** What stands in KV under one key: the value, or the knowledge that there is none. */
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

/** Reads a stored text. Anything that is not a whole envelope of this schema is `null`, a miss. */
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

/** When a stored text was made, read off its beginning: saves parsing a megabyte to learn that it is known already. */
export function peekStoredAt(text: string): number | null {
  const match = /^\{"schema":\d+,"storedAt":(\d+),/u.exec(text.slice(0, 64));
  return match === null ? null : Number(match[1]);
}

/** What is stored for a value; `null` stands for "there is no such thing any more". */
export function formatEnvelope(storedAt: number, value: unknown): string {
  return JSON.stringify({ schema: CACHE_SCHEMA, storedAt, found: value !== null, value });
}
