import type { Context } from 'hono';
import type { GuardName } from '../../shared/routing/route.ts';
import { localePath } from '../../shared/routing/locale-path.ts';
import type { AppEnv } from '../app-env.ts';
import { settingsOf } from '../env.ts';
import { UnknownMiddlewareError } from '../loaders/loader.ts';

/** What stands before a page at the edge: a path to go to instead, or `null` to let the visitor in. */
type Guard = (c: Context<AppEnv>) => string | null;

const GUARDS: Readonly<Record<GuardName, Guard>> = {
  'allowed-country': (c) =>
    settingsOf(c.env).restrictedCountries.has(c.get('visitor').country)
      ? localePath(c.get('address').locale, '/restricted-access/')
      : null,
  // Only the browser knows who is logged in; its router stands guard (§2.5 landingPage).
  'guest-only': () => null,
};

/** The first guard that sends the visitor elsewhere decides. Throws `UnknownMiddlewareError`, a 500 with that text (§8). */
export function checkGuards(c: Context<AppEnv>, names: readonly string[]): string | null {
  for (const name of names) {
    const guard = Object.hasOwn(GUARDS, name) ? GUARDS[name as GuardName] : undefined;
    if (guard === undefined) throw new UnknownMiddlewareError(name);
    const elsewhere = guard(c);
    if (elsewhere !== null) return elsewhere;
  }
  return null;
}
