import type { SearchModel } from '../../state/search/search.ts';

/** `/` opens the search (§2.10), wherever the page has the keyboard and nothing is being typed. */
export function listenForSearchKey(search: Pick<SearchModel, 'open'>): void {
  window.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    // What is modal keeps the keyboard: the menu, the game container, the search itself.
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
