import { createApp } from './app.ts';
import type { Bindings } from './env.ts';
import { createIsolate } from './services/isolate.ts';
import { scheduledRefresh } from './services/scheduled-refresh.ts';

const isolate = createIsolate();
const app = createApp(isolate);

export default {
  fetch: app.fetch,
  scheduled: (_controller, env, context) => scheduledRefresh({ env, context, isolate }),
} satisfies ExportedHandler<Bindings>;
