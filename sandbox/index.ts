import type { Env } from './env.ts';
import { createSandbox } from './sandbox.ts';

/**
 * At module scope, because a stand-in remembers: players, edits, faults and counts live as long as the Worker runs and are
 * gone when it stops. Nothing here is a visitor's page.
 */
const answer = createSandbox();

export default {
  fetch: (request, env) => answer(request, env),
} satisfies ExportedHandler<Env>;
