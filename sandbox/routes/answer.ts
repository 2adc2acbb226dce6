import type { Env } from '../env.ts';

/** JSON as the platform's public calls answer: any origin may read it, no cache may keep it. */
export function openJson(body: unknown, status = 200): Response {
  return Response.json(body, {
    status,
    headers: {
      'content-type': 'application/json; charset=UTF-8',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    },
  });
}

/** The sandbox's address as a browser knows it: what goes into absolute addresses. */
export function originOf(request: Request, env: Env): string {
  return env.PUBLIC_ORIGIN ?? new URL(request.url).origin;
}

/** Whether a value is a JSON object (not a list, not `null`). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
