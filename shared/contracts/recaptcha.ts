import * as v from 'valibot';
import { looseNumber } from './parsing/loose.ts';
import { parseShape } from './parsing/shape.ts';

const verdictSchema = v.object({
  success: v.boolean(),
  /** Of version 3: from 0, a robot, to 1. */
  score: v.optional(looseNumber, 0),
  /** Of version 3: what the page said that the token is for. */
  action: v.optional(v.string(), ''),
  'error-codes': v.optional(v.array(v.string()), []),
});

/** What reCAPTCHA says about a token. */
export type RecaptchaVerdict = v.InferOutput<typeof verdictSchema>;

/**
 * Parses the response of `siteverify`.
 * @throws ShapeError when that is not its shape
 */
export function parseRecaptchaVerdict(input: unknown): RecaptchaVerdict {
  return parseShape(verdictSchema, input);
}
