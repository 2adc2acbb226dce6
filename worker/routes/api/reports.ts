import type { Context, MiddlewareHandler } from 'hono';
import { MARKETS, MARKET_NAMES } from '../../../shared/config/markets.ts';
import { ShapeError } from '../../../shared/contracts/parsing/shape.ts';
import { parseBrowserErrors, parseVitals } from '../../../shared/contracts/vitals.ts';
import type { AppEnv } from '../../app-env.ts';
import { networkOf } from '../../http/network-of.ts';
import { withoutPrivateParts } from '../../reports/browser-errors.ts';
import type { ReportDesk } from '../../reports/report-desk.ts';
import type { Isolate } from '../../services/isolate.ts';
import { ApiError } from '../api-error.ts';
import { jsonBody } from '../json-body.ts';

/**
 * What browsers report by themselves. It is anonymous: its line in the log does not say who sent it.
 * Refuses messages that come too often, from one network or from all of them, before their bodies are read.
 */
export function calmReports(desk: ReportDesk): MiddlewareHandler<AppEnv> {
  return async function calmReports(c, next) {
    c.get('record').facts.isAnonymous = true;
    if (!desk.takes(networkOf(c.get('record').client ?? 'unknown'), Date.now())) {
      desk.refuse();
      c.header('Retry-After', '60');
      throw new ApiError(429, 'too-many', 'That were a lot of reports');
    }
    await next();
    if (c.error !== undefined) desk.refuse();
  };
}

/**
 * The reports in a request's body.
 * @throws (rejects) ApiError when that is no JSON, or no report
 */
export async function reportsIn<T>(c: Context<AppEnv>, parse: (body: unknown) => T): Promise<T> {
  const body = await jsonBody(c);
  try {
    return parse(body);
  } catch (error) {
    if (error instanceof ShapeError) throw new ApiError(422, 'invalid', 'That is no report', error.field);
    throw error;
  }
}

/** The response to every report. */
export function taken(c: Context<AppEnv>): Response {
  c.header('Cache-Control', 'no-store');
  return c.body(null, 204);
}

/** The countries that metrics name: those of markets. Any other is `other`, so that the number of series is bounded. */
const COUNTRIES: ReadonlySet<string> = new Set(
  MARKET_NAMES.flatMap((name) => MARKETS[name].area?.country ?? []),
);

/** POST /api/vitals : what a page felt like (docs/operations.md): into histograms, and into the line of the request. */
export function postVitals({ reports, telemetry }: Isolate): (c: Context<AppEnv>) => Promise<Response> {
  return async function postVitals(c) {
    const vitals = await reportsIn(c, parseVitals);
    const { device, country } = c.get('visitor');
    for (const { route, name, value } of vitals) {
      reports.vitals.count(1);
      telemetry.metrics.vital(name, value, {
        route,
        device,
        country: COUNTRIES.has(country) ? country : 'other',
      });
    }
    c.get('record').facts.vitals = vitals.map(({ route, name, value }) => ({
      'http.route': route,
      'casino.vital.name': name,
      'casino.vital.value': value,
    }));
    return taken(c);
  };
}

/** POST /api/errors : what failed in a browser: counted by route, and in the line of the request (docs/operations.md). */
export function postErrors({ reports, telemetry }: Isolate): (c: Context<AppEnv>) => Promise<Response> {
  return async function postErrors(c) {
    const errors = await reportsIn(c, parseBrowserErrors);
    for (const { route } of errors) {
      reports.errors.count(1);
      telemetry.metrics.browserErrors.of(route).add();
    }
    c.get('record').facts.browserErrors = errors.map(withoutPrivateParts);
    return taken(c);
  };
}
