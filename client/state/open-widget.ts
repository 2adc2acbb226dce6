import type { AppState } from './app-state.ts';
import { isCashier, type WidgetName } from './platform-calls.ts';

/** Shows a widget of the platform (§7.6); before the chat comes the product's own form (§2.12). */
export function openWidget(
  { account, chat, consent, platform }: Pick<AppState, 'account' | 'chat' | 'consent' | 'platform'>,
  name: WidgetName,
): void {
  if (isCashier(name)) {
    consent.keepTagsOut();
    account.noteCashier();
  }
  if (name === 'chat') chat.open();
  else platform.showWidget(name);
}
