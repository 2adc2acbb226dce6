import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { logLine } from '../../shared/contracts/log-record.ts';
import { DEFAULT_LOCALE } from '../../shared/i18n/locales.ts';
import { SERVICE_PATHS } from '../../shared/routing/service-paths.ts';
import { OVERLOAD_RETRY_AFTER_S } from '../../shared/config/constants.ts';
import { OverloadedError } from '../admission/admission.ts';
import type { AppEnv } from '../app-env.ts';
import { edgeMessages } from '../messages.ts';
import { BARE_POLICY } from '../middleware/security-headers.ts';
import { PageNotFoundError } from '../page/loader.ts';
import type { Pages } from '../page/pages.ts';
import { SettingsError } from '../setting-fields.ts';
import { ApiError, apiError } from './api-error.ts';
import { lastResort } from './last-resort.ts';

/** Responds to every thrown error (§2.4, §8). Visitors never see a stack or a message, except §8's own. */
export function handleError(pages: Pages): ErrorHandler<AppEnv> {
  return async function handleError(error, c) {
    // There is no log line yet to add it to, so it is written by itself.
    if (error instanceof SettingsError) return refuseToServe(error, c);
    if (error instanceof OverloadedError) return refuseForNow(c, error);
    if (isServicePath(c.req.path)) return serviceError(c, error);
    const isMissing = error instanceof HTTPException && error.status === 404;
    if (isMissing) c.get('record').facts.route = 'not-found';
    try {
      return await pages.error(c, isMissing ? new PageNotFoundError() : error);
    } catch (failure) {
      if (failure instanceof OverloadedError) return refuseForNow(c, failure);
      c.get('record').addError(failure);
      return lastResort(c, 'errorPageFailed');
    }
  };
}

function isServicePath(path: string): boolean {
  return path.startsWith(`${SERVICE_PATHS.api}/`) || path.startsWith(`${SERVICE_PATHS.operations}/`);
}

/** Service paths respond with JSON. A refusal by one of Hono's own middlewares brings its response with it. */
function serviceError(c: Context, error: Error): Response {
  if (error instanceof ApiError) return apiError(c, error);
  if (error instanceof HTTPException && error.res !== undefined) return error.res;
  return apiError(c, new ApiError(500, 'internal', 'Something went wrong'));
}

/** §8 Overload: there is more to make than can be made in time (worker/admission). It costs as little as can be. */
function refuseForNow(c: Context<AppEnv>, { reason }: OverloadedError): Response | Promise<Response> {
  const { facts } = c.get('record');
  facts.shed = reason;
  const before = reason === 'queue-full' ? (c.get('takeRepeated')?.() ?? 0) : 0;
  if (before > 0) facts.shedBefore = before;
  c.header('Retry-After', String(OVERLOAD_RETRY_AFTER_S));
  if (isServicePath(c.req.path)) {
    return apiError(c, new ApiError(503, 'overloaded', 'There is too much to do: come again'));
  }
  return lastResort(c, 'overload');
}

/** With wrong settings the site serves nothing, and the log names each wrong setting for the operator. */
function refuseToServe(error: SettingsError, c: Context<AppEnv>): Response {
  console.error(
    logLine({
      timestamp: new Date().toISOString(),
      severity_text: 'ERROR',
      event_name: 'settings',
      body: 'The settings are wrong',
      'casino.errors': error.message.split('\n'),
    }),
  );
  c.header('Content-Security-Policy', BARE_POLICY);
  c.header('Cache-Control', 'no-store');
  return c.text(edgeMessages(DEFAULT_LOCALE).general.errorPageFailed, 500);
}
