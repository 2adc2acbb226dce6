import type { Context, Handler, MiddlewareHandler } from 'hono';
import { parseCspReports, type PolicyViolation, type ReportType } from '../../csp/csp-reports.ts';
import { ShapeError } from '../../../shared/contracts/parsing/shape.ts';
import type { AppEnv } from '../../app-env.ts';
import { settingsOf } from '../../env.ts';
import { networkOf } from '../../http/network-of.ts';
import { clientAddress } from '../../middleware/request-log.ts';
import type { Isolate } from '../../services/isolate.ts';
import { ApiError } from '../api-error.ts';
import { jsonBody } from '../json-body.ts';

const TYPES: readonly ReportType[] = ['application/csp-report', 'application/reports+json'];
/** Messages of all networks together share one window. */
const EVERYBODY = 'everybody';

/** Refuses reports that come too often, from one network or from all of them: before their bodies are read. */
export function calmReports({ reportWindows, violations }: Isolate): MiddlewareHandler<AppEnv> {
  return async function calmReports(c, next) {
    const now = Date.now();
    const { network, all } = reportWindows;
    if (!network.take(networkOf(clientAddress(c) ?? 'unknown'), now) || !all.take(EVERYBODY, now)) {
      violations.refuse();
      c.header('Retry-After', '60');
      throw new ApiError(429, 'too-many', 'That were a lot of reports');
    }
    await next();
  };
}

/**
 * POST /api/csp : what the content security policy has blocked in a browser (§7.9). Counted for `/ops/status`; a share of it is
 * logged. Nothing of it is stored, and nothing says who sent it.
 */
export function postCspReport({ violations }: Isolate): Handler<AppEnv> {
  return async function postCspReport(c) {
    let reports: readonly PolicyViolation[];
    try {
      reports = await reportsOf(c);
    } catch (error) {
      violations.refuse();
      throw error;
    }
    const { cspReportShare } = settingsOf(c.env);
    for (const violation of reports) {
      if (!violations.count(violation, cspReportShare)) continue;
      const { directive, blocked, page } = violation;
      c.get('record').note(`csp ${directive} blocked ${blocked || 'something'} on ${page}`);
    }
    c.header('Cache-Control', 'no-store');
    return c.body(null, 204);
  };
}

/** @throws (rejects) ApiError when that is no report of a browser for a page of this site */
async function reportsOf(c: Context<AppEnv>): Promise<readonly PolicyViolation[]> {
  const mediaType = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  const type = TYPES.find((known) => known === mediaType);
  if (type === undefined) throw new ApiError(415, 'no-report', `The body is to be ${TYPES.join(' or ')}`);
  const body = await jsonBody(c);
  try {
    return parseCspReports(type, body);
  } catch (error) {
    if (error instanceof ShapeError) throw new ApiError(422, 'invalid', 'That is no report', error.field);
    throw error;
  }
}
