import type { Context, MiddlewareHandler } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import type { AppEnv } from '../../app-env.ts';
import { isOperatorToken } from '../../http/operator.ts';
import { ApiError, apiError } from '../api-error.ts';

/** Lets the operator in, by `Authorization: Bearer OPS_TOKEN`; any other request gets a 401 without the reason. */
export function operatorsOnly(): MiddlewareHandler<AppEnv> {
  const refusal = { message: refuse };
  return bearerAuth<AppEnv>({
    verifyToken: (token, c) => isOperatorToken(token, c.env),
    noAuthenticationHeader: refusal,
    invalidAuthenticationHeader: refusal,
    invalidToken: refusal,
  });
}

function refuse(c: Context): Response {
  c.header('WWW-Authenticate', 'Bearer');
  return apiError(c, new ApiError(401, 'unauthorised', 'The operator token is needed'));
}
