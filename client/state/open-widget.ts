import type { AppState } from './app-state.ts';
import type { WidgetName } from './platform-calls.ts';

/** Shows a widget of the platform (§7.6); before the chat comes the product's own form (§2.12). */
export function openWidget({ chat, platform }: Pick<AppState, 'chat' | 'platform'>, name: WidgetName): void {
  if (name === 'chat') chat.open();
  else platform.showWidget(name);
}
