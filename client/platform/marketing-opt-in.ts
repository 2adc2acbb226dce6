import type { AppState } from '../state/app-state.ts';

/** The framework's id of its marketing e-mail checkbox, in the page's DOM (docs/contracts/platform-framework.md). */
const CHECKBOX_ID = 'casino-platform-marketing-email';

/**
 * §4 Registration: on a UK registration the marketing-email box is ticked where the setting `UK_MARKETING_OPT_IN` is
 * `ticked`; production ships `unticked`. `widget`: the element that `widgetShown` names.
 */
export function tickMarketingOptIn(widget: unknown, { navigation }: Pick<AppState, 'navigation'>): void {
  const { shell, policy } = navigation.pageData.peek();
  const isOperators = policy.marketingOptIn === 'operator';
  if (shell.settings.ukMarketingOptIn !== 'ticked' || !isOperators) return;
  if (!(widget instanceof Element)) return;
  const box = widget.querySelector(`#${CHECKBOX_ID}`);
  if (!(box instanceof HTMLInputElement) || box.checked) return;
  box.checked = true;
  box.dispatchEvent(new Event('change', { bubbles: true }));
}
