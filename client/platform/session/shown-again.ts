import type { AppState } from '../../state/app-state.ts';
import type { Timers } from '../../state/collaborators.ts';
import type { BalanceFeed } from './balance.ts';
import { createOccasions } from '../framework/occasions.ts';
import type { SessionFeed } from './session.ts';
import { onReturn, type Tabs } from './tab-changes.ts';

interface ShownAgainParts {
  readonly app: {
    readonly account: Pick<AppState['account'], 'noteAway'>;
    readonly session: Pick<AppState['session'], 'isLoggedIn'>;
  };
  readonly timers: Pick<Timers, 'after'>;
  /** The document. */
  readonly page: Pick<Document, 'addEventListener' | 'visibilityState'>;
  readonly tabs: Tabs;
  /** Those of the connection, once there is one. */
  readonly current: () => { readonly balance: BalanceFeed; readonly session: SessionFeed } | null;
}

/**
 * A player who looks at the page again, after another tab, another page or a sleep, sees the balance as it is now: it may have
 * changed in another tab or on another device, and the session may be over.
 */
export function askWhenShownAgain({ app, timers, page, tabs, current }: ShownAgainParts): void {
  const ask = createOccasions(timers, () => {
    const connection = current();
    if (connection === null || !app.session.isLoggedIn.peek()) return;
    connection.session.check();
    connection.balance.refresh();
  });
  const look = (): boolean => {
    const isAway = page.visibilityState === 'hidden';
    app.account.noteAway(isAway);
    return !isAway;
  };
  // It may have been opened behind another one.
  look();
  page.addEventListener('visibilitychange', () => {
    if (look()) ask();
  });
  onReturn(tabs, ask);
}
