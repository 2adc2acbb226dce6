import type { Context } from 'hono';
import { createDataCache, type DataCache } from '../cache/data-cache.ts';
import { readKv } from '../cache/kv-store.ts';
import { settingsOf } from '../env.ts';
import type { AppEnv } from '../app-env.ts';
import { createCatalogueService, type CatalogueService } from './catalogue-service.ts';
import { createContentService, type ContentService } from './content-service.ts';
import type { Isolate } from './isolate.ts';
import { createPlatformContentService, type PlatformContentService } from './platform-content-service.ts';
import type { ServiceRequest } from './service-request.ts';
import { createShellService, type ShellService } from './shell-service.ts';

/** Everything a loader may ask, built once for each request and handed down (STYLE.md). */
export interface Services {
  readonly cache: DataCache;
  readonly catalogue: CatalogueService;
  readonly content: ContentService;
  readonly platform: PlatformContentService;
  readonly shell: ShellService;
  readonly request: ServiceRequest;
}

/** The services of one request over what its isolate keeps. */
export function createServices(c: Context<AppEnv>, isolate: Isolate): Services {
  const record = c.get('record');
  const now = () => Date.now();
  const waitUntil = (promise: Promise<unknown>) => c.executionCtx.waitUntil(promise);
  const report = (error: unknown) => record.addError(error);
  const cache = createDataCache({
    kv: c.env.CACHE,
    memory: isolate.cache,
    now,
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
    readSetting: (key) => readKv(c.env.CACHE, key, report),
    upstream: {
      settings: settingsOf(c.env),
      upstreams: isolate.upstreams,
      fetcher: (url, init) => fetch(url, init),
      now,
      record,
    },
  };
  return {
    cache,
    request,
    catalogue: createCatalogueService(request),
    content: createContentService(request),
    platform: createPlatformContentService(request),
    shell: createShellService(request),
  };
}
