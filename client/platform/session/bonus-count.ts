import { effect } from '@preact/signals-react';
import { BONUS_POLL_INTERVAL_MS } from '../../../shared/config/constants.ts';
import type { AppState } from '../../state/app-state.ts';
import type { Cancel, Timers } from '../../state/collaborators.ts';
import { readBonusCount } from '../framework/payloads.ts';

interface BonusCountParts {
  readonly app: Pick<AppState, 'account' | 'session'>;
  readonly timers: Timers;
  /** The value of the global, not validated. */
  readonly readGlobal: () => unknown;
}

/** §4 Bonus count: polls the global at login and then every 5 s; guests have no offers. */
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
