import type { RequestListener } from 'node:http';
import type { Bindings } from '../../worker/env.ts';
import { RequestRecord } from '../../worker/request-record.ts';
import { createIsolate, type Isolate } from '../../worker/services/isolate.ts';
import type { RawSettings } from '../../worker/settings.ts';
import { createServices, type Services } from '../../worker/services/services.ts';
import { CLOCK, type Clock } from '../../worker/timing/clock.ts';
import { traceContext } from '../../worker/telemetry/trace-context.ts';
import { serve } from './http-server.ts';

interface RequestOptions {
  /** Can put a service elsewhere. */
  readonly settings?: RawSettings;
  /** How long all upstreams together may take, in ms. */
  readonly patienceMs?: number;
  /** Takes what goes on behind the answer. */
  readonly waitUntil?: (work: Promise<unknown>) => void;
  /** The runtime's where it is not said; `standingClock()` where a limit must not be reached, or only when the test says so. */
  readonly clock?: Clock;
}

/** The services of one request over upstreams that answer as a test says, what is noted of it, and what was asked. */
export async function servicesOver(
  listener: RequestListener,
  {
    settings = {},
    patienceMs = 10_000,
    waitUntil = (work) => void work.catch(() => undefined),
    clock = CLOCK,
  }: RequestOptions = {},
): Promise<{
  readonly services: Services;
  readonly isolate: Isolate;
  readonly record: RequestRecord;
  readonly urls: readonly string[];
  readonly origin: string;
}> {
  const { origin, urls } = await serve(listener);
  const isolate = createIsolate();
  const record = new RequestRecord({
    startedAt: clock.now(),
    trace: traceContext(crypto.randomUUID(), { share: 0 }),
    observer: { metrics: isolate.telemetry.metrics, addSpan: null },
  });
  const services = createServices({
    env: {
      SANDBOX_ORIGIN: origin,
      SITE_URL: 'https://www.casino.example',
      ...settings,
      CACHE: { get: async () => null, put: async () => undefined },
    } as unknown as Bindings,
    isolate,
    record,
    waitUntil,
    deadline: clock.now() + patienceMs,
    clock,
  });
  return { services, isolate, record, urls, origin };
}
