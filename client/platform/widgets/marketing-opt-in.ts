import type { AppState } from '../../state/app-state.ts';

/** A checkbox for marketing e-mails in the page's DOM, by its id or name (docs/contracts/platform-framework.md). */
const CHECKBOX = ['id', 'name']
  .map((attribute) => `input[type="checkbox"][${attribute}*="marketing" i][${attribute}*="mail" i]`)
  .join();

/**
 * §4 Registration: on a UK registration the marketing-email box is ticked where the setting `UK_MARKETING_OPT_IN` is
 * `ticked`; production ships `unticked`.
 * @param widget contains the registration form
 * @returns whether there is a box in it
 */
export function tickMarketingOptIn(widget: Element, { navigation }: Pick<AppState, 'navigation'>): boolean {
  const box = widget.querySelector<HTMLInputElement>(CHECKBOX);
  if (box === null) return false;
  const { shell, policy } = navigation.pageData.peek();
  const isOperators = policy.marketingOptIn === 'operator';
  if (shell.settings.ukMarketingOptIn === 'ticked' && isOperators && !box.checked) {
    box.checked = true;
    box.dispatchEvent(new Event('change', { bubbles: true }));
  }
  return true;
}

/**
 * Applies the rule in the page's own container as soon as the box is there, once: a form that is drawn anew keeps what the
 * visitor chose.
 * @returns stops watching
 */
export function watchMarketingOptIn(container: Element, app: Pick<AppState, 'navigation'>): () => void {
  const observer = new MutationObserver(() => {
    if (tickMarketingOptIn(container, app)) observer.disconnect();
  });
  observer.observe(container, { childList: true, subtree: true });
  return () => observer.disconnect();
}
