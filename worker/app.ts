import { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { compression } from './middleware/compression.ts';
import { locale } from './middleware/locale.ts';
import { redirects, validAddress } from './middleware/redirects.ts';
import { requestId } from './middleware/request-id.ts';
import { requestLog } from './middleware/request-log.ts';
import { rightSettings } from './middleware/right-settings.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { services } from './middleware/services.ts';
import { visitor } from './middleware/visitor.ts';
import { api } from './routes/api.ts';
import { answerError } from './routes/errors.ts';
import { health } from './routes/health.ts';
import { ops } from './routes/ops.ts';
import { methodNotAllowed } from './routes/method-not-allowed.ts';
import { pages } from './routes/pages.ts';
import { preview } from './routes/preview.ts';
import { seo } from './routes/seo.ts';
import { missingFile, staticFiles } from './routes/static-files.ts';
import { createIsolate, type Isolate } from './services/isolate.ts';

/** The edge: middleware in the order of DESIGN.md §3, then the routes. */
export function createApp(isolate: Isolate = createIsolate()): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(requestId());
  app.use(rightSettings());
  app.use(requestLog());
  app.use(compression());
  app.use(securityHeaders());
  app.get('/healthz', health);
  app.get('/assets/*', staticFiles, missingFile);
  app.use(redirects());
  app.use(locale());
  app.use(services(isolate));
  app.use(visitor());
  app.use(validAddress());

  app.route('/api', api);
  app.route('/ops', ops);
  app.route('/', seo);
  app.get('/preview/', preview);
  app.get('/:locale{en-ca|en-ie|es}/preview/', preview);
  app.get('/:file{.+\\.[a-z0-9]+}', staticFiles);
  app.get('*', pages);
  app.all('*', methodNotAllowed);

  app.onError(answerError);
  return app;
}
