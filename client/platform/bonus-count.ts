import { effect } from '@preact/signals-react';
import { BONUS_POLL_INTERVAL_MS } from '../../shared/config/constants.ts';
import type { AppState } from '../state/app-state.ts';
import type { Cancel, Timers } from '../state/collaborators.ts';
import { readBonusCount } from './payloads.ts';

interface BonusCountParts {
  readonly app: Pick<AppState, 'account' | 'session'>;
  readonly timers: Timers;
  /** The global count, unread. */
  readonly readGlobal: () => unknown;
}

/** §4 Bonus count: the global is read at login and every 5 s from then on; there are no offers for visitors. */
export function pollBonusCount({ app, timers, readGlobal }: BonusCountParts): Cancel {
  return effect(() => {
    if (!app.session.isLoggedIn.value) return undefined;
    let cancel: Cancel;
    const poll = () => {
      app.account.setBonusCount(readBonusCount(readGlobal()));
      cancel = timers.after(BONUS_POLL_INTERVAL_MS, poll);
    };
    poll();
    return () => cancel();
  });
}
