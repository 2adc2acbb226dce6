import type { Context } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { settingsOf } from '../../env.ts';
import { sameSecret } from '../../http/signature.ts';
import { ApiError } from '../api-error.ts';

/** Lets the operator in, by `Authorization: Bearer OPS_TOKEN`. Throws a 401. */
export async function requireToken(c: Context<AppEnv>): Promise<void> {
  const given = /^Bearer (.+)$/u.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  if (await sameSecret(given, settingsOf(c.env).opsToken)) return;
  c.header('WWW-Authenticate', 'Bearer');
  throw new ApiError(401, 'unauthorised', 'The operator token is needed');
}
