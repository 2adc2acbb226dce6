import { keepBuild } from '../build/kept-files.ts';
import type { Bindings } from '../env.ts';
import { RequestRecord } from '../request-record.ts';
import { refreshHotSet } from './hot-set.ts';
import type { Isolate } from './isolate.ts';
import { createServices } from './services.ts';

interface ScheduledOptions {
  readonly env: Bindings;
  readonly context: Pick<ExecutionContext, 'waitUntil'>;
  readonly isolate: Isolate;
  readonly write?: (line: string) => void;
}

// oxlint-disable-next-line no-console -- this is the log
const toLog = (line: string): void => console.log(line);

/**
 * The cron trigger's work (wrangler.toml `[triggers]`): refreshes the hot set, keeps the build's files, and logs the result in one line (§7.9).
 */
export async function scheduledRefresh({
  env,
  context,
  isolate,
  write = toLog,
}: ScheduledOptions): Promise<void> {
  const record = new RequestRecord(crypto.randomUUID(), Date.now());
  const services = createServices({
    env,
    isolate,
    record,
    waitUntil: (promise) => context.waitUntil(promise),
    deadline: Number.POSITIVE_INFINITY,
  });
  const report = await refreshHotSet(services);
  const kept = await keepBuild({ kv: env.CACHE, files: env.ASSETS }).catch((error: unknown) => {
    record.addError(error);
    return 0;
  });
  write(
    JSON.stringify({
      time: new Date(record.startedAt).toISOString(),
      level: report.failed > 0 ? 'warn' : 'info',
      id: record.id,
      event: 'refresh',
      durationMs: Date.now() - record.startedAt,
      ...report,
      ...(kept > 0 ? { kept } : {}),
      ...(record.errors.length > 0 ? { errors: record.errors } : {}),
    }),
  );
  // Writes to KV are still under way and may report failures.
  record.close(write);
}
