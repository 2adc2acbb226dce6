import type { SearchModel } from '../../state/search/search.ts';

/**
 * Ctrl+K, or ⌘K, opens the search (§2.10), unless a modal dialog is open. Not a letter or sign alone: who dictates, or
 * presses keys by chance, would open it unasked (WCAG 2.1.4).
 * @param isForeign whether something of the platform's lies over the page: a reality check stays in front (§7.6)
 */
export function listenForSearchKey(search: Pick<SearchModel, 'open'>, isForeign: () => boolean): void {
  window.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || event.defaultPrevented) return;
    if (event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return;
    // An open modal dialog keeps the keyboard.
    if (document.querySelector('dialog[open]') !== null || isForeign()) return;
    event.preventDefault();
    search.open();
  });
}
