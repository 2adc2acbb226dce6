import { createApp } from '../../worker/app.ts';
import type { Bindings } from '../../worker/env.ts';
import { createIsolate } from '../../worker/services/isolate.ts';

/** The site on an isolate that makes two things at a time and lets two more wait, for tests of what is over that. */
const app = createApp(
  createIsolate({ concurrency: 2, queue: 2, restMs: 0, waitLimitMs: 5_000, holdLimitMs: 60_000 }),
);

export default { fetch: app.fetch } satisfies ExportedHandler<Bindings>;
