import { createDataCache, type DataCache } from '../cache/data-cache.ts';
import { askKv } from '../cache/kv-store.ts';
import { settingsOf, type Bindings } from '../env.ts';
import type { RequestRecord } from '../request-record.ts';
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
  readonly catalogue: CatalogueService;
  readonly content: ContentService;
  readonly geo: GeoService;
  readonly platform: PlatformContentService;
  readonly promotions: PromotionsService;
  readonly recaptcha: RecaptchaService;
  readonly shell: ShellService;
  readonly tickets: TicketsService;
  /** Logs a failure that the page could do without. */
  readonly report: (error: unknown) => void;
}

interface ServicesOptions {
  readonly env: Bindings;
  readonly isolate: Isolate;
  readonly record: RequestRecord;
  readonly waitUntil: (promise: Promise<unknown>) => void;
  /** Milliseconds since the epoch: a later response of an upstream is not waited for. */
  readonly deadline: number;
}

/** The services of one request over its isolate's memory. */
export function createServices({ env, isolate, record, waitUntil, deadline }: ServicesOptions): Services {
  const now = () => Date.now();
  const report = (error: unknown) => record.addError(error);
  const cache = createDataCache({
    kv: env.CACHE,
    memory: isolate.cache,
    now,
    deadline,
    waitUntil,
    report,
    observe: (state) => record.addData(state),
  });
  const request: ServiceRequest = {
    isolate,
    cache,
    record,
    now,
    waitUntil,
    readSetting: (key) => askKv(env.CACHE, key),
    upstream: {
      settings: settingsOf(env),
      upstreams: isolate.upstreams,
      fetcher: (url, init) => fetch(url, init),
      now,
      deadline,
      waitUntil,
      record,
    },
  };
  return {
    cache,
    report,
    catalogue: createCatalogueService(request),
    content: createContentService(request),
    geo: createGeoService(request),
    platform: createPlatformContentService(request),
    promotions: createPromotionsService(request),
    recaptcha: createRecaptchaService(request),
    shell: createShellService(request),
    tickets: createTicketsService(request),
  };
}
