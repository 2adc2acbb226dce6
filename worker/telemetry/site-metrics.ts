import { recordOf } from '../../shared/domain/records.ts';
import type { AdmissionState } from '../admission/admission.ts';
import { VITAL_NAMES, type VitalName } from '../../shared/contracts/vitals.ts';
import type { ReportCounts } from '../reports/report-desk.ts';
import type { PageCacheStats } from '../page/page-cache.ts';
import { SERVICE_NAMES } from '../upstream/upstreams.ts';
import { CALL_NAMES, callRow, type CallName } from '../upstream/calls.ts';
import type { BreakerState } from '../upstream/breaker.ts';
import type { UpstreamState } from '../upstream/upstream.ts';
import type { Counter, Family, Histogram } from './instruments.ts';
import type { Metrics } from './metrics.ts';
import type { Labels, Metric, Sample } from './openmetrics.ts';
import type { SpanCounts } from './span-exporter.ts';

/** What an isolate knows of itself, besides what it counts. */
export interface IsolateState {
  readonly metrics: Metrics;
  readonly calls: Readonly<Record<CallName, UpstreamState>>;
  readonly admission: AdmissionState;
  readonly pageCache: PageCacheStats;
  /** Entries of the data cache in memory. */
  readonly dataEntries: number;
  /** By endpoint. */
  readonly reports: Readonly<Record<string, ReportCounts>>;
  readonly spans: SpanCounts;
}

/** What the metric has for each state of a circuit. */
export const BREAKER_VALUES: Readonly<Record<BreakerState, number>> = { closed: 0, 'half-open': 1, open: 2 };

/** Every metric of `/ops/metrics` (docs/operations.md), in the order in which it is written. */
export function siteMetrics(state: IsolateState): readonly Metric[] {
  return [
    ...requestMetrics(state.metrics),
    ...upstreamMetrics(state),
    ...cacheMetrics(state),
    ...admissionMetrics(state),
    ...browserMetrics(state),
    counter('casino_spans', 'Spans by what became of them.', labelledBy('outcome', { ...state.spans })),
  ];
}

function requestMetrics(metrics: Metrics): readonly Metric[] {
  return [
    {
      name: 'http_server_request_duration_seconds',
      type: 'histogram',
      unit: 'seconds',
      help: 'Requests by route, and the time until the first byte of their answers.',
      samples: [...metrics.routes].map(({ values, instrument }) => ({
        labels: labelled(metrics.routes, values),
        histogram: instrument.durations,
      })),
    },
    {
      name: 'http_server_responses',
      type: 'counter',
      help: 'Answers by route and class of status.',
      samples: [...metrics.requestsByStatus()].map(({ route, statusClass, count }) => ({
        labels: { http_route: route, http_response_status_class: statusClass },
        value: count,
      })),
    },
  ];
}

function upstreamMetrics({ metrics, calls }: IsolateState): readonly Metric[] {
  const ofCalls = (value: (state: UpstreamState) => number): readonly Sample[] =>
    CALL_NAMES.map((call) => ({
      labels: { upstream: callRow(call).service, call },
      value: value(calls[call]),
    }));
  return [
    histograms('http_client_request_duration_seconds', metrics.callDurations, {
      unit: 'seconds',
      help: 'Calls to upstreams by kind, and how long was waited for them.',
    }),
    counters('casino_upstream_calls', metrics.calls, 'Calls to upstreams; error_type: why one gave nothing.'),
    counter(
      'casino_upstream_malformed',
      'Answers of upstreams that have not the shape of their contract.',
      SERVICE_NAMES.map((upstream) => ({ labels: { upstream }, value: metrics.malformed[upstream].value })),
    ),
    counter(
      'casino_upstream_dropped_records',
      'Records left out of lists of upstreams: unreadable, repeated, or too many.',
      SERVICE_NAMES.map((upstream) => ({ labels: { upstream }, value: metrics.dropped[upstream].value })),
    ),
    {
      name: 'casino_upstream_breaker_state',
      type: 'gauge',
      help: 'The circuit of a kind of call: 0 closed, 1 half-open, 2 open.',
      samples: ofCalls(({ breaker }) => BREAKER_VALUES[breaker]),
    },
    {
      name: 'casino_upstream_running_calls',
      type: 'gauge',
      help: 'Calls under way.',
      samples: ofCalls(({ running }) => running),
    },
    {
      name: 'casino_upstream_places',
      type: 'gauge',
      help: 'Calls that may be under way at a time.',
      samples: ofCalls(({ concurrency }) => concurrency),
    },
  ];
}

function cacheMetrics({ metrics, pageCache, dataEntries }: IsolateState): readonly Metric[] {
  return [
    counters(
      'casino_page_cache_responses',
      metrics.pages,
      'Documents by how the page cache had a part in them.',
    ),
    gauge('casino_page_cache_pages', 'Pages that are kept.', pageCache.pages),
    gauge('casino_page_cache_size_bytes', 'What the kept pages take.', pageCache.bytes, 'bytes'),
    counters('casino_data_cache_reads', metrics.dataReads, 'Reads of the data cache by where the value was.'),
    gauge('casino_data_cache_entries', 'Values in memory.', dataEntries),
    counters(
      'casino_store_operations',
      metrics.store,
      'Requests to the key-value store by what came of them.',
    ),
    histograms('casino_store_operation_duration_seconds', metrics.storeDurations, {
      unit: 'seconds',
      help: 'How long the key-value store took, or was waited for.',
    }),
  ];
}

function admissionMetrics({ admission }: IsolateState): readonly Metric[] {
  return [
    gauge('casino_admission_making', 'Requests that have a turn.', admission.making),
    gauge('casino_admission_waiting', 'Requests that wait for a turn.', admission.waiting),
    gauge('casino_admission_places', 'Requests that may have a turn at a time.', admission.concurrency),
    counter(
      'casino_admission_shed',
      'Requests that were refused a turn.',
      labelledBy('reason', {
        'queue-full': admission.refused.queueFull,
        'waited-too-long': admission.refused.waitedTooLong,
      }),
    ),
    counter('casino_admission_put_off', 'Pages that were not made anew behind an answer.', [
      { value: admission.putOff },
    ]),
  ];
}

const VITALS: Readonly<Record<VitalName, string>> = {
  lcp: 'Largest contentful paint.',
  inp: 'Interaction to next paint.',
  cls: 'Cumulative layout shift.',
  ttfb: 'Time to the first byte, in the browser.',
  navigation: 'From a click to the next page, inside the site.',
};

function browserMetrics({ metrics, reports }: IsolateState): readonly Metric[] {
  return [
    ...VITAL_NAMES.map((name) =>
      name === 'cls'
        ? histograms('browser_cls', metrics.vitals[name], { help: VITALS[name] })
        : histograms(`browser_${name}_seconds`, metrics.vitals[name], {
            help: VITALS[name],
            unit: 'seconds',
          }),
    ),
    counters('browser_errors', metrics.browserErrors, 'What failed in browsers.'),
    counter(
      'browser_reports',
      'Reports from browsers, by endpoint and what became of them.',
      Object.entries(reports).flatMap(([endpoint, { reported, refused }]) => [
        { labels: { endpoint, outcome: 'taken' }, value: reported },
        { labels: { endpoint, outcome: 'refused' }, value: refused },
      ]),
    ),
    counters(
      'casino_csp_violations',
      metrics.violations,
      'What browsers report of the content security policy, by directive.',
    ),
  ];
}

function gauge(name: string, help: string, value: number, unit?: 'bytes'): Metric {
  return { name, type: 'gauge', help, samples: [{ value }], ...(unit === undefined ? {} : { unit }) };
}

function counter(name: string, help: string, samples: readonly Sample[]): Metric {
  return { name, type: 'counter', help, samples };
}

function counters<Label extends string>(name: string, family: Family<Label, Counter>, help: string): Metric {
  return counter(
    name,
    help,
    [...family].map(({ values, instrument }) => ({
      labels: labelled(family, values),
      value: instrument.value,
    })),
  );
}

function histograms<Label extends string>(
  name: string,
  family: Family<Label, Histogram>,
  described: { readonly help: string; readonly unit?: 'seconds' },
): Metric {
  return {
    name,
    type: 'histogram',
    ...described,
    samples: [...family].map(({ values, instrument }) => ({
      labels: labelled(family, values),
      histogram: instrument,
    })),
  };
}

function labelledBy(label: string, values: Readonly<Record<string, number | undefined>>): readonly Sample[] {
  return Object.entries(values).map(([text, value]) => ({ labels: { [label]: text }, value: value ?? 0 }));
}

function labelled<Label extends string>(
  { labels }: Pick<Family<Label, unknown>, 'labels'>,
  values: readonly string[],
): Labels {
  return recordOf(labels, (label) => values[labels.indexOf(label)] ?? '');
}
