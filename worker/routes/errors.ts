import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { LOCALE_FACTS } from '../../shared/i18n/locales.ts';
import { splitLocale } from '../../shared/routing/locale-path.ts';
import type { AppEnv } from '../app-env.ts';
import { EDGE_MESSAGES } from '../loaders/messages.ts';
import { BARE_POLICY, setFixedHeaders } from '../middleware/security-headers.ts';
import { SettingsError } from '../settings.ts';
import { ApiError, apiError } from './api-error.ts';
import { lastResort } from './last-resort.ts';
import { errorPage, unknownPage } from './pages.ts';

/** Whatever was thrown on the way to an answer (§2.4, §8). No visitor ever sees its stack or its text, but for §8's own. */
export async function answerError(error: Error, c: Context<AppEnv>): Promise<Response> {
  // Before the log line exists there is nothing to write it on; workerd's own log takes it.
  if (error instanceof SettingsError) return refuseToServe(error, c);
  const isMissing = error instanceof HTTPException && error.status === 404;
  if (c.req.path.startsWith('/api/') || c.req.path.startsWith('/ops/')) {
    return apiError(
      c,
      error instanceof ApiError ? error : new ApiError(500, 'internal', 'Something went wrong'),
    );
  }
  try {
    settleAddressOf(c);
    return isMissing ? await unknownPage(c) : await errorPage(c, error);
  } catch (failure) {
    c.get('record').addError(failure);
    return lastResort(c);
  }
}

/** A path that could not be settled has no address yet: its error page speaks the language of its prefix. */
function settleAddressOf(c: Context<AppEnv>): void {
  if ((c.get('address') as AppEnv['Variables']['address'] | undefined) !== undefined) return;
  c.set('address', { locale: splitLocale(c.req.path).locale, path: '/' });
}

/** A deployment whose settings are wrong serves nothing, and says to its operator which setting it is. */
function refuseToServe(error: SettingsError, c: Context<AppEnv>): Response {
  console.error(
    JSON.stringify({
      level: 'error',
      message: 'The settings are wrong',
      problems: error.message.split('\n'),
    }),
  );
  setFixedHeaders(c);
  c.header('Content-Security-Policy', BARE_POLICY);
  c.header('Cache-Control', 'no-store');
  return c.text(EDGE_MESSAGES[LOCALE_FACTS.en.language].errors.errorPageFailed, 500);
}
