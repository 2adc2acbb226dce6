import type { Context } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../app-env.ts';
import { ApiError } from '../api-error.ts';

/**
 * What a body says by its schema.
 * @throws ApiError 422 that names the field
 */
export function parsedBody<S extends v.GenericSchema>(schema: S, json: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new ApiError(422, 'invalid', issue.message, v.getDotPath(issue) ?? undefined);
}

/**
 * What is written to the store.
 * @throws (rejects) ApiError 503 when it did not take it: the message is to be sent again
 */
export function orNotStored<T>(c: Context<AppEnv>, writing: Promise<T>): Promise<T> {
  return orLater(c, writing, ['not-stored', 'The change could not be stored: send it again']);
}

/**
 * What is read from the store.
 * @throws (rejects) ApiError 503 when it cannot be read
 */
export function orNotRead<T>(c: Context<AppEnv>, reading: Promise<T>): Promise<T> {
  return orLater(c, reading, ['not-read', 'The store cannot be read just now']);
}

function orLater<T>(
  c: Context<AppEnv>,
  work: Promise<T>,
  why: readonly [code: string, message: string],
): Promise<T> {
  return work.catch((error: unknown) => {
    c.get('record').addError(error);
    c.header('Retry-After', '60');
    throw new ApiError(503, ...why);
  });
}
