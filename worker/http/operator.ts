import type { Context } from 'hono';
import { timingSafeEqual } from 'hono/utils/buffer';
import { settingsOf, type Bindings } from '../env.ts';

/** Whether a token is the operator's; takes the same time whatever is wrong with it. */
export function isOperatorToken(token: string, env: Bindings): Promise<boolean> {
  return timingSafeEqual(token, settingsOf(env).opsToken);
}

/** Whether a request comes from the operator: it carries `Authorization: Bearer OPS_TOKEN`. */
export async function isOperator(c: {
  readonly env: Bindings;
  readonly req: Context['req'];
}): Promise<boolean> {
  const [, token] = /^Bearer (\S+)$/u.exec(c.req.header('authorization') ?? '') ?? [];
  return token !== undefined && isOperatorToken(token, c.env);
}
