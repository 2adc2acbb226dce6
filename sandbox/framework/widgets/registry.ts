import type { OwnWidgetName, WidgetName } from '../contract.ts';
import { account } from './account.ts';
import { changePassword } from './change-password.ts';
import { chat } from './chat.ts';
import { deposit } from './deposit.ts';
import { depositLimit } from './deposit-limit.ts';
import { documentUpload } from './document-upload.ts';
import { forgotPassword, forgotUsername } from './forgot.ts';
import { gameHistory } from './game-history.ts';
import { login } from './login.ts';
import { offers } from './offers.ts';
import { coolOff, selfExclusion } from './pauses.ts';
import { points } from './points.ts';
import { realityCheck } from './reality-check.ts';
import { registration } from './registration.ts';
import { sessionEnding } from './session-ending.ts';
import { transactionHistory } from './transaction-history.ts';
import type { Widget } from './widget.ts';
import { withdraw } from './withdraw.ts';

export type ShownName = WidgetName | OwnWidgetName;

export const WIDGETS: Record<ShownName, Widget> = {
  login,
  registration,
  deposit,
  withdraw,
  account,
  realityCheck,
  depositLimit,
  gameHistory,
  changePassword,
  forgotPassword,
  forgotUsername,
  selfExclusion,
  coolOff,
  transactionHistory,
  documentUpload,
  points,
  chat,
  offers,
  sessionEnding,
};

export function isWidgetName(name: string): name is ShownName {
  return Object.hasOwn(WIDGETS, name);
}
