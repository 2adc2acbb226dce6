import { keepBuild } from '../build/kept-files.ts';
import { SERVICE_VERSION } from '../build/service-version.ts';
import type { Bindings } from '../env.ts';
import { logLine } from '../../shared/contracts/log-record.ts';
import { RequestRecord } from '../request-record.ts';
import { CLOCK } from '../timing/clock.ts';
import { REFRESH_LIMIT_MS, refreshHotSet, type RefreshReport } from './hot-set.ts';
import type { Isolate } from './isolate.ts';
import { createServices } from './services.ts';
import { traceContext } from '../telemetry/trace-context.ts';

interface RefreshOptions {
  readonly env: Bindings;
  readonly context: Pick<ExecutionContext, 'waitUntil'>;
  readonly isolate: Isolate;
  readonly write?: (line: string) => void;
}

// oxlint-disable-next-line no-console -- this is the log
const toLog = (line: string): void => console.log(line);

/**
 * The cron trigger's work (wrangler.toml `[triggers]`): keeps the build's files and refreshes the hot set (§7.9).
 */
export async function scheduledRefresh(options: RefreshOptions): Promise<void> {
  const { env, isolate, write = toLog } = options;
  const record = new RequestRecord({
    startedAt: Date.now(),
    trace: traceContext(crypto.randomUUID(), { share: 0 }),
    observer: { metrics: isolate.telemetry.metrics, addSpan: null },
  });
  const store = { kv: env.CACHE, clock: CLOCK, observer: isolate.telemetry.metrics };
  // Pages of the build before may need these files already, so they do not wait until all upstreams have answered.
  const kept = await keepBuild({ store, files: env.ASSETS }).catch((error: unknown) => {
    record.addError(error);
    return 0;
  });
  await loggedRefresh({ ...options, record, kept });
  // Writes to KV are still under way and may report failures.
  record.close(write);
}

/**
 * Refreshes the hot set and logs the result in one line (§7.9), whoever asked for it: the cron trigger, or the operator.
 * `kept`: how many files of this build were stored before.
 */
export async function loggedRefresh({
  env,
  context,
  isolate,
  record,
  kept = 0,
  write = toLog,
}: RefreshOptions & { readonly record: RequestRecord; readonly kept?: number }): Promise<RefreshReport> {
  const deadline = Date.now() + REFRESH_LIMIT_MS;
  const services = createServices({
    env,
    isolate,
    record,
    waitUntil: (promise) => context.waitUntil(promise),
    deadline,
  });
  const report = await refreshHotSet(services, deadline);
  write(
    logLine({
      timestamp: new Date(record.startedAt).toISOString(),
      severity_text: report.failed > 0 ? 'WARN' : 'INFO',
      event_name: 'refresh',
      'service.version': SERVICE_VERSION,
      trace_id: record.trace.traceId,
      span_id: record.trace.spanId,
      'casino.duration': (Date.now() - record.startedAt) / 1000,
      'casino.refreshed': report.refreshed,
      'casino.failed': report.failed,
      'casino.kept': kept === 0 ? undefined : kept,
      'casino.errors': record.errors.length === 0 ? undefined : record.errors,
    }),
  );
  return report;
}
