import { effect, untracked } from '@preact/signals-react';
import { definitionOf } from '../../../shared/pages/pages.ts';
import type { AppState } from '../../state/app-state.ts';
import type { Router } from './router.ts';

/** §2.5: a page for guests redirects to the home page once the player is logged in, also where the login came before the page. */
export function leaveGuestPages(
  { session, navigation }: Pick<AppState, 'session' | 'navigation'>,
  router: Pick<Router, 'visit'>,
): void {
  effect(() => {
    const { guards } = definitionOf(navigation.pageData.value.page.name);
    if (!session.isLoggedIn.value || guards?.includes('guest-only') !== true) return;
    // The router's guard redirects. Without the query, which has opened on this page what it asks for.
    untracked(() => router.visit(location.pathname, { replace: true, keepOverlays: true }));
  });
}
