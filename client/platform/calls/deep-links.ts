import type { WidgetName } from '../../state/platform-calls.ts';

/** §2.6: what the value of `NeoDL` opens; `realitycheck` besides, to which links of the site's own lead (§2.7). */
const TARGETS: Readonly<Record<string, WidgetName | 'contact'>> = {
  registration: 'registration',
  login: 'login',
  forgotpassword: 'forgotPassword',
  forgotusername: 'forgotUsername',
  deposit: 'deposit',
  withdraw: 'withdraw',
  myaccount: 'account',
  changepassword: 'changePassword',
  selfexclusion: 'selfExclusion',
  cooloff: 'coolOff',
  depositlimit: 'depositLimit',
  realitycheck: 'realityCheck',
  transactionhistory: 'transactionHistory',
  gameshistory: 'gameHistory',
  documentupload: 'documentUpload',
  points: 'points',
  chat: 'chat',
  contact: 'contact',
};

/** What a query asks to open; name and value in any letter case. Null without `NeoDL` or with an unknown value. */
export function deepLinkTarget(search: string): WidgetName | 'contact' | null {
  for (const [name, value] of new URLSearchParams(search)) {
    if (name.toLowerCase() !== 'neodl') continue;
    const target = value.trim().toLowerCase();
    return Object.hasOwn(TARGETS, target) ? (TARGETS[target] ?? null) : null;
  }
  return null;
}
