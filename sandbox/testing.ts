import type { Env } from './env.ts';
import { createSandbox } from './sandbox.ts';

const ASSETS = {
  fetch: () => Promise.reject(new Error('No files here')),
  connect: () => {
    throw new Error('No sockets here');
  },
};

/** A sandbox of a test's own, without static files: gives the function that asks it for a path. `env` are further bindings. */
export function startSandbox(
  env: Partial<Env> = {},
): (path: string, init?: RequestInit) => Promise<Response> {
  const sandbox = createSandbox();
  return (path, init = {}) => sandbox(new Request(`http://sandbox.test${path}`, init), { ASSETS, ...env });
}
