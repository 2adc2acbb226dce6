import { LRUCache } from 'lru-cache';
import { ADMISSION_LIMITS } from '../../shared/config/constants.ts';
import type { GeoData } from '../../shared/contracts/platform/geo.ts';
import { Admission, type AdmissionLimits } from '../admission/admission.ts';
import { createCacheMemory, type CacheMemory } from '../cache/memory.ts';
import { RateWindow } from '../http/rate-window.ts';
import { ReportDesk } from '../reports/report-desk.ts';
import type { CatalogueIndex } from '../../shared/domain/games/catalogue.ts';
import { keysOf, recordOf } from '../../shared/domain/records.ts';
import { Metrics } from '../telemetry/metrics.ts';
import { SpanExporter } from '../telemetry/span-exporter.ts';
import { createUpstreams, type Upstreams } from '../upstream/service-context.ts';
import type { LobbyMemo } from './lobby-memo.ts';

/** What an isolate remembers of a network; `null`: the platform could not say. Times in milliseconds since the epoch. */
export interface KnownPlace {
  readonly geo: GeoData | null;
  /** When it said so, or could not. */
  readonly learntAt: number;
  /** When it was asked last. */
  readonly askedAt: number;
}

/** What operators see of an isolate's work (docs/operations.md). */
export interface Telemetry {
  readonly metrics: Metrics;
  readonly spans: SpanExporter;
}

/**
 * What one isolate keeps between requests: parsed data, breakers. Nothing about one visitor, and no promise. The app
 * creates one and passes it down.
 */
export interface Isolate {
  readonly cache: CacheMemory;
  readonly upstreams: Upstreams;
  /** What is counted, and the spans that wait to be sent. */
  readonly telemetry: Telemetry;
  /** Who may make a page now. */
  readonly admission: Admission;
  /** Where networks are, by the prefix of their addresses. */
  readonly places: LRUCache<string, KnownPlace>;
  /** What the content service says of slugs that no post has. */
  readonly missingMessages: LRUCache<string, string>;
  /** One of each feed, with all that is derived from it, for as long as the cache holds the feed: its bound is theirs too. */
  readonly lobbies: WeakMap<CatalogueIndex, LobbyMemo>;
  /** Operators' documents as they were read last, by their keys in KV: a store that was emptied gets them again. */
  readonly documents: Map<string, string>;
  readonly ticketWindow: RateWindow;
  /** Where each kind of report from browsers is taken. */
  readonly reports: Readonly<Record<ReportKind, ReportDesk>>;
}

/** Anyone can have some other address, or make one up. */
const PLACES = 5_000;
const MISSING_MESSAGES = 500;
/** From one network (§7.5). */
export const TICKET_LIMIT = { limit: 5, periodMs: 60_000 } as const;
/** What browsers report by themselves; a page that is left says once what it felt like. */
const REPORTS_PER_MINUTE = {
  csp: { network: 20, all: 600 },
  vitals: { network: 60, all: 6_000 },
  errors: { network: 20, all: 600 },
} as const;
const REPORT_KINDS = keysOf(REPORTS_PER_MINUTE);
export type ReportKind = keyof typeof REPORTS_PER_MINUTE;

export function createIsolate(limits: AdmissionLimits = ADMISSION_LIMITS): Isolate {
  return {
    cache: createCacheMemory(),
    upstreams: createUpstreams(),
    telemetry: { metrics: new Metrics(), spans: new SpanExporter() },
    admission: new Admission(limits),
    places: new LRUCache({ max: PLACES }),
    missingMessages: new LRUCache({ max: MISSING_MESSAGES }),
    lobbies: new WeakMap(),
    documents: new Map(),
    ticketWindow: new RateWindow(TICKET_LIMIT),
    reports: recordOf(REPORT_KINDS, (kind) => new ReportDesk(REPORTS_PER_MINUTE[kind])),
  };
}
