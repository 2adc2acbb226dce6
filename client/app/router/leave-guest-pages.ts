import { effect, signal, untracked } from '@preact/signals-react';
import { definitionOf } from '../../../shared/pages/pages.ts';
import type { AppState } from '../../state/app-state.ts';
import type { Router } from './router.ts';

/**
 * §2.5: a page for guests redirects to the home page once the player is logged in, also where the login came before the page.
 * Who is on the way to another page gets there, and is redirected if it does not come, also where a redirect was cancelled for it.
 */
export function leaveGuestPages(
  { session, navigation }: Pick<AppState, 'session' | 'navigation'>,
  router: Pick<Router, 'visit'>,
): void {
  const isRedirected = signal(false);
  const redirect = async () => {
    // The router's guard redirects. Without the query, which has opened on this page what it asks for.
    const isCancelled = await router.visit(location.pathname, { replace: true, keepOverlays: true });
    if (isCancelled) isRedirected.value = false;
  };
  effect(() => {
    const { guards } = definitionOf(navigation.pageData.value.page.name);
    const isDue = session.isLoggedIn.value && guards?.includes('guest-only') === true;
    if (!isDue) isRedirected.value = false;
    // Once: where the home page cannot be loaded either, it would be asked for without end.
    if (!isDue || isRedirected.value || navigation.isPageUnderWay.value) return;
    isRedirected.value = true;
    untracked(() => void redirect());
  });
}
