import type { CacheState } from '../cache/cache-entry.ts';
import type { StoreOperation, StoreOutcome } from '../cache/kv-store.ts';
import { SERVICE_NAMES, type ServiceName } from '../upstream/upstreams.ts';
import { VITAL_NAMES, type VitalName } from '../../shared/contracts/vitals.ts';
import { recordOf } from '../../shared/domain/records.ts';
import { Counter, Family, Histogram } from './instruments.ts';

/** In seconds. */
const DURATIONS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The limits of what is good and what is poor are among them (web.dev/articles/vitals). */
const VITAL_BOUNDS: Readonly<Record<VitalName, readonly number[]>> = {
  lcp: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  inp: [0.04, 0.08, 0.12, 0.2, 0.3, 0.5, 1],
  cls: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
  ttfb: [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3],
  navigation: [0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3],
};

/**
 * The first digit of a status, as a label's value; the Worker sends none below 200. Last, what is no fault of the site or its
 * services, although its status is 503: who makes up addresses must not ring the alert of errors.
 */
const STATUS_CLASSES = ['2xx', '3xx', '4xx', '5xx', 'over-budget'] as const;

/** How the page cache had a part in a response. */
export type PageState = 'hit' | 'stale' | 'miss' | 'stream' | 'not-modified';

/** What a request was, once it is answered. */
interface AnsweredRequest {
  readonly route: string | undefined;
  readonly status: number;
  readonly durationMs: number;
  readonly page: PageState | undefined;
  /** Whether it was refused because the budget of a kind of call is spent. */
  readonly isOverBudget?: boolean;
}

/** The requests of one route. */
class RouteMetrics {
  readonly durations = new Histogram(DURATIONS);
  /** In the order of `STATUS_CLASSES`. */
  readonly statuses = new Float64Array(STATUS_CLASSES.length);
}

/**
 * What an isolate counts of its work, for `/ops/metrics`. A request for a kept page costs a few additions here; labels are
 * names that are written in this code, never what a visitor sent.
 */
export class Metrics {
  readonly routes = new Family(['http_route'], () => new RouteMetrics());
  readonly pages = new Family(['state'], () => new Counter());
  readonly dataReads = new Family(['state'], () => new Counter());
  readonly calls = new Family(['upstream', 'call', 'error_type'], () => new Counter(), 1_000);
  readonly callDurations = new Family(['upstream', 'call'], () => new Histogram(DURATIONS));
  readonly malformed = recordOf(SERVICE_NAMES, () => new Counter());
  readonly dropped = recordOf(SERVICE_NAMES, () => new Counter());
  readonly store = new Family(['operation', 'outcome'], () => new Counter());
  /** What the content security policy has blocked in browsers. */
  readonly violations = new Family(['directive'], () => new Counter());
  readonly browserErrors = new Family(['http_route'], () => new Counter());
  /** Shifts have no unit, the others are in seconds. */
  readonly vitals = recordOf(
    VITAL_NAMES,
    (name) => new Family(['http_route', 'device', 'country'], () => new Histogram(VITAL_BOUNDS[name]), 1_000),
  );
  readonly storeDurations = new Family(['operation'], () => new Histogram(DURATIONS));

  request({ route, status, durationMs, page, isOverBudget = false }: AnsweredRequest): void {
    const statusClass = isOverBudget ? STATUS_CLASSES.indexOf('over-budget') : Math.floor(status / 100) - 2;
    // Redirects and refusals of addresses come before there is a route.
    const metrics = this.routes.of(route ?? (STATUS_CLASSES[statusClass] === '3xx' ? 'redirect' : 'none'));
    metrics.durations.observe(durationMs / 1000);
    metrics.statuses[statusClass] = (metrics.statuses[statusClass] ?? 0) + 1;
    if (page !== undefined) this.pages.of(page).add();
  }

  dataRead(state: CacheState): void {
    this.dataReads.of(state).add();
  }

  /** `errorType`: as the call's line in the log has it; `undefined` for one that gave what was asked. */
  upstreamCall(
    { service, call }: { readonly service: ServiceName; readonly call: string },
    durationMs: number,
    errorType: string | undefined,
  ): void {
    this.calls.of(service, call, errorType ?? '').add();
    this.callDurations.of(service, call).observe(durationMs / 1000);
  }

  /** An upstream's response was JSON, but of another shape than its contract. */
  upstreamMalformed(service: ServiceName): void {
    this.malformed[service].add();
  }

  /** So many records of an upstream's list were left out. */
  upstreamDropped(service: ServiceName, records: number): void {
    this.dropped[service].add(records);
  }

  storeAsked(operation: StoreOperation, outcome: StoreOutcome, durationMs: number): void {
    this.store.of(operation, outcome).add();
    this.storeDurations.of(operation).observe(durationMs / 1000);
  }

  /** What a page felt like: a shift, or a time in milliseconds. */
  vital(
    name: VitalName,
    value: number,
    { route, device, country }: { readonly route: string; readonly device: string; readonly country: string },
  ): void {
    this.vitals[name].of(route, device, country).observe(name === 'cls' ? value : value / 1000);
  }

  /**
   * Requests by route and class of status. A class that a route has not had yet is 0: a series that begins with its first
   * error has no increase, and no rate tells of it.
   */
  *requestsByStatus(): Generator<{
    readonly route: string;
    readonly statusClass: string;
    readonly count: number;
  }> {
    for (const { values, instrument } of this.routes) {
      for (const [index, statusClass] of STATUS_CLASSES.entries()) {
        yield { route: values[0] ?? '', statusClass, count: instrument.statuses[index] ?? 0 };
      }
    }
  }
}
