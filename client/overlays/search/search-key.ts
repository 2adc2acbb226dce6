import type { SearchModel } from '../../state/search/search.ts';

/** `/` opens the search (§2.10), unless the visitor is typing into a field or a modal dialog is open. */
export function listenForSearchKey(search: Pick<SearchModel, 'open'>): void {
  window.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    // An open modal dialog keeps the keyboard.
    if (document.querySelector('dialog:modal') !== null) return;
    event.preventDefault();
    search.open();
  });
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, iframe'))
  );
}
