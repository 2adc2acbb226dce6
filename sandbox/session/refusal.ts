import * as v from 'valibot';
import type { ApiErrorCode } from './contract.ts';

/** A request that is turned down: becomes the 4xx answer `ApiError`. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly field: string | undefined;

  constructor(status: number, code: ApiErrorCode, message: string, field?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

export function refuse(status: number, code: ApiErrorCode, message: string, field?: string): Refusal {
  return new Refusal(status, code, message, field);
}

/** The body of a request, checked. Throws 400 `invalid` with the field that is wrong. */
export async function readBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, await request.json().catch(() => null));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw refuse(400, 'invalid', issue.message, v.getDotPath(issue) ?? undefined);
}
