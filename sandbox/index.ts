import type { Env } from './env.ts';
import { createSandbox, type Answer } from './sandbox.ts';

/**
 * At module scope, because a stand-in remembers: players, edits, faults and counts live as long as the Worker runs and are
 * gone when it stops. Nothing here is a visitor's page. It is made by the first request, since there is no clock before.
 */
let sandbox: Answer | undefined;

export default {
  fetch(request, env) {
    sandbox ??= createSandbox();
    return sandbox(request, env);
  },
} satisfies ExportedHandler<Env>;
