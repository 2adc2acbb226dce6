import type { Env } from './env.ts';
import { withFault } from './faults/with-fault.ts';
import { assetsRouter } from './routes/assets.ts';
import { categoriesRouter } from './routes/categories.ts';
import { opsRouter } from './routes/ops.ts';
import { platformRouter } from './routes/platform.ts';
import { promotionsRouter } from './routes/promotions.ts';
import { recaptchaRouter } from './routes/recaptcha.ts';
import { ticketsRouter } from './routes/tickets.ts';
import { wordpressRouter } from './routes/wordpress/router.ts';
import { serviceOf, type Service } from './services.ts';
import { sessionRouter } from './session/router.ts';
import { createWorld } from './world.ts';

export type Answer = (request: Request, env: Env) => Promise<Response>;

/**
 * The stand-ins for the upstreams (docs/contracts/upstreams.md) as one request handler: it finds the service a path belongs to, counts the call,
 * and answers properly or with the fault in force.
 */
export function createSandbox(): Answer {
  const world = createWorld();
  const platform = platformRouter();
  const session = sessionRouter(world);
  const assets = assetsRouter();
  const recaptcha = recaptchaRouter();
  const ops = opsRouter(world);
  const services: Record<Service, Answer> = {
    platform: (request, env) =>
      new URL(request.url).pathname.startsWith('/platform/')
        ? session.fetch(request, env)
        : platform.fetch(request, env),
    feed: platform.fetch,
    categories: categoriesRouter().fetch,
    cms: wordpressRouter(world).fetch,
    promotions: promotionsRouter().fetch,
    tickets: ticketsRouter().fetch,
    recaptcha: (request, env) =>
      new URL(request.url).pathname === '/recaptcha/api.js'
        ? assets.fetch(request, env)
        : recaptcha.fetch(request, env),
    script: assets.fetch,
    media: assets.fetch,
  };

  return async (request, env) => {
    const { pathname } = new URL(request.url);
    const service = serviceOf(pathname);
    if (service === null) return ops.fetch(request, env);
    const answer = (): Promise<Response> => answerWith(services[service], request, env);
    if (request.method === 'OPTIONS') return answer();
    world.calls.count(service, pathname, request.headers.get('traceparent'));
    const fault = world.faults.faultOf(request, service);
    return fault === null ? answer() : withFault(fault, request, answer);
  };
}

/** A HEAD is answered as the GET it stands for; the runtime leaves the body out. */
async function answerWith(service: Answer, request: Request, env: Env): Promise<Response> {
  if (request.method !== 'HEAD') return service(request, env);
  const { status, headers } = await service(new Request(request, { method: 'GET' }), env);
  return new Response(null, { status, headers });
}
