import type { Context, Handler } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { settingsOf } from '../../env.ts';
import { parseCspReports, type ReportType } from '../../reports/csp-reports.ts';
import type { Isolate } from '../../services/isolate.ts';
import { ApiError } from '../api-error.ts';
import { reportsIn, taken } from './reports.ts';

const TYPES: readonly ReportType[] = ['application/csp-report', 'application/reports+json'];

/**
 * POST /api/csp : what the content security policy has blocked in a browser (§7.9). Counted for operators; a share of it is
 * logged. Nothing of it is stored, and nothing says who sent it.
 */
export function postCspReport({ reports, telemetry }: Isolate): Handler<AppEnv> {
  return async function postCspReport(c) {
    const type = reportTypeOf(c);
    const violations = await reportsIn(c, (body) => parseCspReports(type, body));
    const { cspReportShare } = settingsOf(c.env);
    for (const { directive, blocked, page } of violations) {
      telemetry.metrics.violations.of(directive).add();
      if (!reports.csp.count(cspReportShare)) continue;
      c.get('record').note(`csp ${directive} blocked ${blocked || 'something'} on ${page}`);
    }
    return taken(c);
  };
}

/** @throws ApiError 415 when no browser reports with this content type */
function reportTypeOf(c: Context<AppEnv>): ReportType {
  const mediaType = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  const type = TYPES.find((known) => known === mediaType);
  if (type === undefined) throw new ApiError(415, 'no-report', `The body is to be ${TYPES.join(' or ')}`);
  return type;
}
