import type { MiddlewareHandler } from 'hono';
import { settingsOf, type Bindings } from '../env.ts';

/**
 * Stops every request while the settings are wrong, before anything else reads them, so that a request fails and is
 * logged once.
 * @throws (rejects) SettingsError when settings are wrong
 */
export function rightSettings(): MiddlewareHandler<{ Bindings: Bindings }> {
  return async function rightSettings(c, next) {
    settingsOf(c.env);
    await next();
  };
}
