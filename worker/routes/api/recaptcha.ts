import type { Context } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../app-env.ts';
import type { RecaptchaAction } from '../../services/recaptcha-service.ts';
import { ApiError } from '../api-error.ts';
import { jsonBody } from '../json-body.ts';

/** Google's tokens are some 2,000 characters long. */
const tokenSchema = v.object({ recaptchaToken: v.pipe(v.string(), v.nonEmpty(), v.maxLength(8_000)) });

/**
 * Refuses a form whose token of reCAPTCHA is missing, used, or not a person's, where a site key is set (§5). A check that
 * fails refuses as well: the visitor is told, and still has what was typed.
 * @throws (rejects) ApiError 422 `recaptcha`, or 503 `recaptcha-unreachable`
 */
export async function humansOnly(c: Context<AppEnv>, body: unknown, action: RecaptchaAction): Promise<void> {
  const { recaptcha } = c.get('services');
  if (!recaptcha.isOn) return;
  const given = v.safeParse(tokenSchema, body);
  if (!given.success) throw notHuman();
  let isHuman: boolean;
  try {
    isHuman = await recaptcha.isHuman(given.output.recaptchaToken, action);
  } catch (error) {
    c.get('record').addError(error);
    throw new ApiError(503, 'recaptcha-unreachable', 'The token could not be checked');
  }
  if (!isHuman) throw notHuman();
}

/** POST /api/chat: whether a chat may begin (§2.12, §5). The chat itself is the platform's, in the browser. */
export async function postChat(c: Context<AppEnv>): Promise<Response> {
  if (!c.get('services').recaptcha.isOn) {
    throw new ApiError(404, 'not-found', 'Without reCAPTCHA there is nothing to check');
  }
  await humansOnly(c, await jsonBody(c), 'chat');
  c.header('Cache-Control', 'no-store');
  return c.json({ admitted: true });
}

function notHuman(): ApiError {
  return new ApiError(422, 'recaptcha', 'The token of reCAPTCHA was refused', 'recaptchaToken');
}
