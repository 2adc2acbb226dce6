import type { HonoRequest } from 'hono';

const MAX_LENGTH = 300;

/** What a request says of its browser, at most 300 characters: whoever sends it chooses its length, and patterns read it. */
export function userAgentOf(request: HonoRequest): string {
  return (request.header('user-agent') ?? '').slice(0, MAX_LENGTH);
}
