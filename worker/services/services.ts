import { createDataCache, type DataCache } from '../cache/data-cache.ts';
import { askKv, putKv } from '../cache/kv-store.ts';
import { dataScope, scopedKv, scopedLeases } from '../cache/scoped-kv.ts';
import { settingsOf, type Bindings } from '../env.ts';
import { createFleet, type Fleet } from '../fleet/fleet.ts';
import type { RequestRecord } from '../request-record.ts';
import { CLOCK } from '../timing/clock.ts';
import { createCatalogueService, type CatalogueService } from './catalogue-service.ts';
import { createContentService, type ContentService } from './content-service.ts';
import { createGeoService, type GeoService } from './geo-service.ts';
import type { Isolate } from './isolate.ts';
import { createPlatformContentService, type PlatformContentService } from './platform-content-service.ts';
import { createPromotionsService, type PromotionsService } from './promotions-service.ts';
import { createRecaptchaService, type RecaptchaService } from './recaptcha-service.ts';
import type { ServiceRequest } from './service-request.ts';
import { createShellService, type ShellService } from './shell-service.ts';
import { createTicketsService, type TicketsService } from './tickets-service.ts';

/** Every service that a loader or a route may use, built once for each request and passed down. */
export interface Services {
  readonly cache: DataCache;
  /** What this replica shares with others; `null` where there are none. */
  readonly fleet: Fleet | null;
  readonly catalogue: CatalogueService;
  readonly content: ContentService;
  readonly geo: GeoService;
  readonly platform: PlatformContentService;
  readonly promotions: PromotionsService;
  readonly recaptcha: RecaptchaService;
  readonly shell: ShellService;
  readonly tickets: TicketsService;
  /** Names this request to its visitor and its operator (§7.9). */
  readonly traceId: string;
  /** Logs a failure that the page could do without. */
  readonly report: (error: unknown) => void;
  /** Logs what is worth knowing. */
  readonly note: (text: string) => void;
}

interface ServicesOptions {
  readonly env: Bindings;
  readonly isolate: Isolate;
  readonly record: RequestRecord;
  readonly waitUntil: (promise: Promise<unknown>) => void;
  /** Milliseconds since the epoch: a later response of an upstream is not waited for. */
  readonly deadline: number;
}

/** Stores ask for an end. */
const KEEP_DOCUMENT_S = 10 * 365 * 86_400;
const DOCUMENT_WRITE_LIMIT_MS = 1_500;

/** The services of one request over its isolate's memory. */
export function createServices({ env, isolate, record, waitUntil, deadline }: ServicesOptions): Services {
  const clock = CLOCK;
  const { metrics } = isolate.telemetry;
  const settings = settingsOf(env);
  const store = { kv: env.CACHE, clock, observer: metrics };
  const report = (error: unknown) => record.addError(error);
  const fleet = env.FLEET === undefined ? null : createFleet({ service: env.FLEET, clock, report });
  const scope = dataScope(settings);
  const cache = createDataCache({
    fleet: fleet === null ? null : scopedLeases(fleet, scope),
    kv: scopedKv(env.CACHE, scope),
    memory: isolate.cache,
    clock,
    deadline,
    waitUntil,
    report,
    observer: metrics,
    observe: (state, key, since) => {
      record.addData(state);
      if (!record.isTraced) return;
      const attributes = { 'casino.data_cache.key': key, 'casino.data_cache.state': state };
      record.addSpan({ name: 'cache', startedAt: since, endedAt: clock.now(), attributes });
    },
  });
  const request: ServiceRequest = {
    isolate,
    cache,
    record,
    clock,
    waitUntil,
    readSetting: (key) => askKv(store, key),
    writeSetting: (key, value) =>
      putKv(store, { key, value, expirationTtl: KEEP_DOCUMENT_S }, DOCUMENT_WRITE_LIMIT_MS),
    upstream: {
      settings,
      upstreams: isolate.upstreams,
      fetcher: (url, init) => fetch(url, init),
      clock,
      deadline,
      waitUntil,
      record,
    },
  };
  // Most requests are for cached pages, which need one or two of them.
  const catalogue = once(() => createCatalogueService(request));
  const content = once(() => createContentService(request));
  const geo = once(() => createGeoService(request));
  const platform = once(() => createPlatformContentService(request));
  const promotions = once(() => createPromotionsService(request));
  const recaptcha = once(() => createRecaptchaService(request));
  const shell = once(() => createShellService(request));
  const tickets = once(() => createTicketsService(request));
  return {
    cache,
    fleet,
    traceId: record.trace.traceId,
    report,
    note: (text) => record.note(text),
    get catalogue() {
      return catalogue();
    },
    get content() {
      return content();
    },
    get geo() {
      return geo();
    },
    get platform() {
      return platform();
    },
    get promotions() {
      return promotions();
    },
    get recaptcha() {
      return recaptcha();
    },
    get shell() {
      return shell();
    },
    get tickets() {
      return tickets();
    },
  };
}

/** Creates a value when it is first asked for. */
function once<T>(create: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: create() }).value;
}
