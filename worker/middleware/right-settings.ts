import type { MiddlewareHandler } from 'hono';
import { settingsOf, type Bindings } from '../env.ts';

/**
 * Lets no request in while the settings are wrong. Throws their `SettingsError` before anything else reads them, so that a
 * request fails once, is answered once, and says so once.
 */
export function rightSettings(): MiddlewareHandler<{ Bindings: Bindings }> {
  return async function rightSettings(c, next) {
    settingsOf(c.env);
    await next();
  };
}
