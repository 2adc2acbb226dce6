import { createDataCache, type DataCache } from '../cache/data-cache.ts';
import { askKv, putKv } from '../cache/kv-store.ts';
import { dataScope, scopedKv, scopedLeases } from '../cache/scoped-kv.ts';
import { settingsOf, type Bindings } from '../env.ts';
import { createFleet, type Fleet } from '../fleet/fleet.ts';
import type { RequestRecord } from '../request-record.ts';
import { CLOCK, type Clock } from '../timing/clock.ts';
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
  /** The services of the same request with another content service, over a data cache of their own. */
  withContent(content: ContentService): Services;
}

interface ServicesOptions {
  readonly env: Bindings;
  readonly isolate: Isolate;
  readonly record: RequestRecord;
  readonly waitUntil: (promise: Promise<unknown>) => void;
  /** Milliseconds since the epoch: a later response of an upstream is not waited for. */
  readonly deadline: number;
  /** The runtime's where it is not said. */
  readonly clock?: Clock;
}

/** Stores ask for an end. */
const KEEP_DOCUMENT_S = 10 * 365 * 86_400;
const DOCUMENT_WRITE_LIMIT_MS = 1_500;

/** The services of one request over its isolate's memory. */
export function createServices(options: ServicesOptions): Services {
  return new RequestServices(options);
}

/**
 * Makes each service when it is first asked for: most requests are for kept pages, which need one or two of them. A class,
 * because an object with getters of its own takes longer to make than a kept page to find.
 */
class RequestServices implements Services {
  readonly #options: ServicesOptions;
  #request: ServiceRequest | undefined;
  #cache: DataCache | undefined;
  #fleet: Fleet | null | undefined;
  #catalogue: CatalogueService | undefined;
  #content: ContentService | undefined;
  #geo: GeoService | undefined;
  #platform: PlatformContentService | undefined;
  #promotions: PromotionsService | undefined;
  #recaptcha: RecaptchaService | undefined;
  #shell: ShellService | undefined;
  #tickets: TicketsService | undefined;

  constructor(options: ServicesOptions) {
    this.#options = options;
  }

  get traceId(): string {
    return this.#options.record.trace.traceId;
  }

  readonly report = (error: unknown): void => this.#options.record.addError(error);
  readonly note = (text: string): void => this.#options.record.note(text);

  get cache(): DataCache {
    return (this.#cache ??= this.#createCache());
  }

  get fleet(): Fleet | null {
    const { env, clock = CLOCK } = this.#options;
    const { FLEET: service } = env;
    this.#fleet ??= service === undefined ? null : createFleet({ service, clock, report: this.report });
    return this.#fleet;
  }

  get catalogue(): CatalogueService {
    return (this.#catalogue ??= createCatalogueService(this.#serviceRequest));
  }

  get content(): ContentService {
    return (this.#content ??= createContentService(this.#serviceRequest));
  }

  get geo(): GeoService {
    return (this.#geo ??= createGeoService(this.#serviceRequest));
  }

  get platform(): PlatformContentService {
    return (this.#platform ??= createPlatformContentService(this.#serviceRequest));
  }

  get promotions(): PromotionsService {
    return (this.#promotions ??= createPromotionsService(this.#serviceRequest));
  }

  get recaptcha(): RecaptchaService {
    return (this.#recaptcha ??= createRecaptchaService(this.#serviceRequest));
  }

  get shell(): ShellService {
    return (this.#shell ??= createShellService(this.#serviceRequest));
  }

  get tickets(): TicketsService {
    return (this.#tickets ??= createTicketsService(this.#serviceRequest));
  }

  withContent(content: ContentService): Services {
    const services = new RequestServices(this.#options);
    services.#content = content;
    return services;
  }

  #createCache(): DataCache {
    const { env, isolate, record, waitUntil, deadline, clock = CLOCK } = this.#options;
    const scope = dataScope(settingsOf(env));
    return createDataCache({
      fleet: this.fleet === null ? null : scopedLeases(this.fleet, scope),
      kv: scopedKv(env.CACHE, scope),
      memory: isolate.cache,
      clock,
      deadline,
      waitUntil,
      report: this.report,
      observer: isolate.telemetry.metrics,
      observe: (state, key, since) => {
        record.addData(state);
        if (!record.isTraced) return;
        const attributes = { 'casino.data_cache.key': key, 'casino.data_cache.state': state };
        record.addSpan({ name: 'cache', startedAt: since, endedAt: clock.now(), attributes });
      },
    });
  }

  get #serviceRequest(): ServiceRequest {
    return (this.#request ??= this.#createRequest());
  }

  #createRequest(): ServiceRequest {
    const { env, isolate, record, waitUntil, deadline, clock = CLOCK } = this.#options;
    const store = { kv: env.CACHE, clock, observer: isolate.telemetry.metrics };
    return {
      isolate,
      cache: this.cache,
      record,
      clock,
      waitUntil,
      readSetting: (key) => askKv(store, key),
      writeSetting: (key, value) =>
        putKv(store, { key, value, expirationTtl: KEEP_DOCUMENT_S }, DOCUMENT_WRITE_LIMIT_MS),
      upstream: {
        settings: settingsOf(env),
        upstreams: isolate.upstreams,
        fetcher: (url, init) => fetch(url, init),
        clock,
        deadline,
        waitUntil,
        record,
      },
    };
  }
}
