import { Hono } from 'hono';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { namesFile } from '../../shared/routing/redirect.ts';
import { growth, MOST_TIMES } from '../../testing/growth.ts';
import { addressPrefix } from '../http/address-prefix.ts';
import { acceptedCodings, preferredCoding } from '../http/content-coding.ts';
import type { AppEnv } from '../app-env.ts';
import { createIsolate } from '../services/isolate.ts';
import { locale } from './locale.ts';
import { redirects } from './redirects.ts';
import { requestLog } from './request-log.ts';
import { services } from './services.ts';
import { visitor } from './visitor.ts';

const ENVIRONMENT = {
  SITE_URL: 'https://www.velvet-comet.example',
  SANDBOX_ORIGIN: 'http://localhost:8788',
  TRUSTED_COUNTRY_HEADER: 'X-Country',
  TRUSTED_REGION_HEADER: 'X-Region',
  TRUSTED_ADDRESS_HEADER: 'X-Forwarded-For',
  TRUSTED_TRACE_HEADER: 'traceparent',
};
const CONTEXT = { waitUntil() {}, passThroughOnException() {}, props: {} };

/** What each request passes before it waits for its turn. */
function firstSteps(): Hono<AppEnv> {
  const isolate = createIsolate();
  const app = new Hono<AppEnv>({ router: new RegExpRouter() });
  app.use(requestLog(isolate.telemetry, { write: () => undefined, now: () => Date.now() }));
  app.use(redirects(), locale(), services(isolate), visitor());
  app.all('*', async (c, next) => (namesFile(c.req.path) ? c.body(null) : next()));
  app.all('*', (c) =>
    c.json([addressPrefix(c.get('record').client ?? ''), preferredCoding(acceptedCodings(c.req.raw))]),
  );
  return app;
}

const PIECES =
  `Android iPad a 1 , ; : . - = " % & &% + [ ] a;q=0.1, a;q=" W/"a", casino-locale= Bearer :: 1. &lang= ../ %2f`
    .split(' ')
    .concat(' ');

/** Where a request says it. */
const PLACES: Readonly<
  Record<string, (text: string) => readonly [path: string, headers: Record<string, string>]>
> = {
  ...Object.fromEntries(
    'user-agent sec-ch-ua-mobile cookie accept-encoding authorization traceparent x-country x-region x-forwarded-for'
      .split(' ')
      .map((name) => [name, (text: string) => ['/blog/', { [name]: `${text}x` }] as const]),
  ),
  query: (text) => [`/blog/?${text}%`, {}],
  path: (text) => [`/${text}x`, {}],
};

describe('§8 before a request has its turn, it takes time in proportion to its length, whoever has written it', () => {
  const app = firstSteps();
  // What a header does not say is asked of the platform.
  beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ countryCode: 'ES' })));

  test.each(Object.entries(PLACES))('%s', async (_place, write) => {
    const slow: string[] = [];
    for (const piece of PIECES) {
      const times = await growth(
        async (text) => {
          const [path, headers] = write(text);
          await app.request(path, { headers: { 'x-country': 'ES', ...headers } }, ENVIRONMENT, CONTEXT);
        },
        (size) => piece.repeat(size / piece.length),
      );
      if (times >= MOST_TIMES) slow.push(`${piece}: ${times.toFixed(1)} times`);
    }
    expect(slow).toEqual([]);
  });
});
