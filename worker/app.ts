import { Hono } from 'hono';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { LOCALES } from '../shared/i18n/locales.ts';
import { localePath } from '../shared/routing/locale-path.ts';
import { SERVICE_PATHS } from '../shared/routing/service-paths.ts';
import type { AppEnv } from './app-env.ts';
import { compression } from './middleware/compression.ts';
import { giveWay } from './middleware/give-way.ts';
import { locale } from './middleware/locale.ts';
import { redirects, validAddress } from './middleware/redirects.ts';
import { requestLog } from './middleware/request-log.ts';
import { fixedHeaders, sitePolicies } from './middleware/security-headers.ts';
import { services } from './middleware/services.ts';
import { validHost } from './middleware/valid-host.ts';
import { shedding } from './middleware/shedding.ts';
import { visitor } from './middleware/visitor.ts';
import { ENTRY_SCRIPT } from './page/assets.ts';
import { KeptAnswers } from './page/kept-answers.ts';
import { createPages } from './page/pages.ts';
import { createApi } from './routes/api.ts';
import { handleError } from './routes/errors.ts';
import { health, live, ready } from './routes/health.ts';
import { getOffline, getServiceWorker } from './routes/offline.ts';
import { createOps } from './routes/ops.ts';
import { methodNotAllowed } from './routes/method-not-allowed.ts';
import { getPreview } from './routes/preview.ts';
import { createSeo } from './routes/seo.ts';
import { missingFile, namedFiles, otherBuildsFiles, staticFiles } from './routes/static-files.ts';
import { createIsolate, type Isolate } from './services/isolate.ts';

/** The edge: middleware in order (docs/architecture.md), then the routes. */
export function createApp(isolate: Isolate = createIsolate()): Hono<AppEnv> {
  // Of Hono's own choice it would be a slower one as soon as a single pattern asks for it; this one refuses the pattern.
  const app = new Hono<AppEnv>({ router: new RegExpRouter() });
  const pages = createPages(isolate.admission);
  const answers = new KeptAnswers();
  app.use(giveWay());
  app.use(shedding(isolate));
  app.use(fixedHeaders());
  app.get(SERVICE_PATHS.live, live);
  app.use(requestLog(isolate.telemetry));
  app.use(sitePolicies([ENTRY_SCRIPT]));
  app.use(validHost());
  app.use(compression());
  app.use(redirects());
  app.get(SERVICE_PATHS.health, health);
  app.get(SERVICE_PATHS.ready, ready);
  app.get(SERVICE_PATHS.serviceWorker, getServiceWorker);
  app.get(`${SERVICE_PATHS.assets}/*`, staticFiles, otherBuildsFiles(isolate), missingFile);
  app.use(locale());
  app.use(services(isolate));
  app.use(visitor());
  app.use(validAddress());

  app.route(SERVICE_PATHS.api, createApi(pages, isolate, answers));
  app.route(SERVICE_PATHS.operations, createOps(pages, isolate));
  app.route('/', createSeo(isolate, answers));
  for (const code of LOCALES) {
    // Editors open previews in the locale that they browse in.
    app.get(localePath(code, SERVICE_PATHS.preview), getPreview(pages));
    app.get(localePath(code, SERVICE_PATHS.offline), getOffline);
  }
  app.get('*', namedFiles);
  app.get('*', (c) => pages.document(c));
  app.all('*', methodNotAllowed);

  app.onError(handleError(pages));
  return app;
}
