import type { Context } from 'hono';
import { asciiQuery } from '../../shared/routing/redirect.ts';
import type { AppEnv } from '../app-env.ts';
import { addressOf } from '../http/request-address.ts';
import type { Moved } from './loader.ts';

/**
 * With the request's own query: flags of the native app and campaigns go on. Nobody remembers where it leads: an editor who takes
 * a new name back would leave browsers with both ways, in a circle.
 */
export function sendMoved(c: Context<AppEnv>, { movedTo }: Moved): Response {
  c.header('Cache-Control', 'no-cache');
  // Who has chosen another language is sent there first.
  c.header('Vary', 'Cookie');
  return c.redirect(movedTo + asciiQuery(addressOf(c.req.url).search), 301);
}
