import { createApp } from '../../worker/app.ts';
import type { Bindings } from '../../worker/env.ts';
import { createIsolate } from '../../worker/services/isolate.ts';

/**
 * A Worker of many isolates, for tests: each request names the isolate that serves it, and each isolate has memory,
 * breakers and a part of KV of its own. A name that was not used before starts a new isolate with nothing stored.
 */
const MOST = 24;
const isolates = new Map<string, { readonly app: ReturnType<typeof createApp>; readonly env: Bindings }>();

function isolateOf(name: string, env: Bindings) {
  let isolate = isolates.get(name);
  if (isolate === undefined) {
    const { CACHE } = env;
    const own: Pick<KVNamespace, 'get' | 'put'> = {
      get: (key: string) => CACHE.get(`${name} ${key}`),
      put: (key: string, value: string, options?: KVNamespacePutOptions) =>
        CACHE.put(`${name} ${key}`, value, options),
    } as Pick<KVNamespace, 'get' | 'put'>;
    isolate = { app: createApp(createIsolate()), env: { ...env, CACHE: own as KVNamespace } };
    isolates.set(name, isolate);
    for (const oldest of isolates.keys()) {
      if (isolates.size <= MOST) break;
      if (oldest !== 'warm') isolates.delete(oldest);
    }
  }
  return isolate;
}

export default {
  fetch(request, env, context) {
    const { app, env: own } = isolateOf(request.headers.get('x-test-isolate') ?? 'warm', env);
    return app.fetch(request, own, context);
  },
} satisfies ExportedHandler<Bindings>;
