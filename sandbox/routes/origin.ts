import type { Env } from '../env.ts';

/** The sandbox's address as a browser knows it: what goes into absolute addresses. */
export function originOf(request: Request, env: Env): string {
  return env.PUBLIC_ORIGIN ?? new URL(request.url).origin;
}
