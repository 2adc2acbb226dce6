import { DEFAULT_GUARDS, type GuardName } from '../../shared/pages/definition.ts';
import { definitionOf, type PageName } from '../../shared/pages/pages.ts';
import { localePath } from '../../shared/routing/locale-path.ts';
import { pathTo } from '../../shared/routing/path-to.ts';
import { UnknownMiddlewareError, type AnyLoaderContext } from './loader.ts';

type GuardContext = Pick<AnyLoaderContext, 'address' | 'visitor'>;

/** A check before a page, at the edge: returns a path to redirect to, or `null` to let the visitor in. */
type Guard = (context: GuardContext) => string | null;

const GUARDS: Readonly<Record<GuardName, Guard>> = {
  'allowed-country': ({ address, visitor }) =>
    visitor.isServed ? null : localePath(address.locale, pathTo('restricted')),
  // Only the browser knows who is logged in; its router checks this guard (§2.5 landingPage).
  'guest-only': () => null,
};

/**
 * The path that the first failing guard redirects to, or `null`.
 * @throws UnknownMiddlewareError when a guard does not exist: a 500 with that text (§8)
 */
export function checkGuards(name: PageName, context: GuardContext): string | null {
  const { isOpenToAll = false, guards = [] } = definitionOf(name);
  for (const guard of isOpenToAll ? guards : [...DEFAULT_GUARDS, ...guards]) {
    if (!Object.hasOwn(GUARDS, guard)) throw new UnknownMiddlewareError(guard);
    const elsewhere = GUARDS[guard](context);
    if (elsewhere !== null) return elsewhere;
  }
  return null;
}
