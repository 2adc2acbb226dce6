import type { Context, MiddlewareHandler, Next } from 'hono';
import { getCookie } from 'hono/cookie';
import { LOCALE_COOKIE } from '../../shared/config/constants.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import { splitLocale } from '../../shared/routing/locale-path.ts';
import { matchPage } from '../../shared/routing/match-page.ts';
import { settleAddress } from '../../shared/routing/redirect.ts';
import { isAtOrBelow, SERVICE_PATHS } from '../../shared/routing/service-paths.ts';
import type { Bindings } from '../env.ts';
import { isOperator } from '../http/operator.ts';
import { addressOf, parametersOf } from '../http/request-address.ts';
import { readQuery } from '../page/query.ts';
import type { Isolate } from '../services/isolate.ts';
import { isWithin } from '../timing/clock.ts';
import type { RequestLogVariables } from './request-log.ts';

export interface SheddingVariables {
  /** How many were refused like this request since the last line of the log about one; told once. */
  takeRepeated?: () => number;
}

type SheddingEnv = { Bindings: Bindings; Variables: SheddingVariables & RequestLogVariables };

/** A document that is asked for. */
interface RequestedDocument {
  readonly locale: Locale;
  readonly route: string;
}

/** A refusal as it was sent, for those that come after it. */
interface SentRefusal {
  /** When it was sent, or the next one was begun: milliseconds since the epoch. */
  since: number;
  readonly body: string;
  readonly headers: Headers;
  repeated: number;
}

const REPEATED_FOR_MS = 1_000;
/** Of one visitor, or done by the runtime for one request. */
const NOT_REPEATED = ['set-cookie', 'content-encoding', 'vary'];

/**
 * §8 Overload: what finds the queue full is answered before any other step, with the refusal that was sent a moment ago, as
 * long as it could not be in the page cache. A crowd comes again at once, and what each of it costs is taken from kept pages.
 * Once one was sent, one in a second for each language takes all the steps and has a line in the log; the next such line
 * tells how many were refused like it. All of them carry its id and trace, so that a visitor's reference finds that line. The
 * guards are among the steps that are left out: who would be sent elsewhere is asked to come again too.
 */
export function shedding({ admission, telemetry }: Isolate): MiddlewareHandler<SheddingEnv> {
  const refusals = new Map<Locale, SentRefusal>();
  const shed = async (
    c: Context<SheddingEnv>,
    next: Next,
    document: RequestedDocument,
  ): Promise<Response | void> => {
    // A token that is nobody's is looked at in vain, but costs less than a line of the log.
    if (c.req.header('authorization') !== undefined && (await isOperator(c))) return next();
    const known = refusals.get(document.locale);
    const now = Date.now();
    if (known !== undefined && isWithin(now, known.since, REPEATED_FOR_MS)) {
      known.repeated += 1;
      admission.refuse();
      telemetry.metrics.request({ route: document.route, status: 503, durationMs: 0, page: undefined });
      return new Response(known.body, { status: 503, headers: known.headers });
    }
    if (known !== undefined) {
      // This request renews it; until it has, the others still get the old one.
      known.since = now;
      c.set('takeRepeated', () => {
        const { repeated } = known;
        known.repeated = 0;
        return repeated;
      });
    }
    await next();
    if (c.get('record').facts.shed !== 'queue-full') return;
    const headers = new Headers(c.res.headers);
    for (const name of NOT_REPEATED) headers.delete(name);
    const body = await c.res.clone().text();
    const repeated = refusals.get(document.locale)?.repeated ?? 0;
    refusals.set(document.locale, { since: Date.now(), body, headers, repeated });
  };
  return function shedding(c, next) {
    const document = admission.isFull() ? neverKept(c) : null;
    return document === null ? next() : shed(c, next, document);
  };
}

/** The document that is asked for, where it must be made each time, as that of an address without a page; `null`: it may be kept, or is none. */
function neverKept(c: Context<SheddingEnv>): RequestedDocument | null {
  if (c.req.method !== 'GET') return null;
  const { pathname, search } = addressOf(c.req.url);
  const settled = settleAddress({ pathname, search, cookieLocale: getCookie(c, LOCALE_COOKIE) });
  if (settled.kind === 'redirect') return null;
  const { locale, path } = settled.kind === 'page' ? settled : splitLocale(pathname);
  const matched = settled.kind === 'page' ? matchPage(path) : null;
  if (matched === null) return isNoPage(path) ? null : { locale, route: 'not-found' };
  const { given } = readQuery(matched.name, parametersOf(search));
  return given ? { locale, route: matched.name } : null;
}

/** Whether something else than a page is asked for: a file, or one of the site's services. */
function isNoPage(path: string): boolean {
  return !path.endsWith('/') || isAtOrBelow(path, Object.values(SERVICE_PATHS));
}
