/** Sends `storage` events of other tabs, and says when this document is shown again: the window. */
export type Tabs = Pick<EventTarget, 'addEventListener'>;

/**
 * Calls `look` with the key that another tab has written to storage, and what it wrote; `null`: any of them may have changed. A
 * document that comes back out of the back/forward cache was told nothing meanwhile, also of what happened in its own tab.
 */
export function hearOtherTabs(
  tabs: Tabs,
  look: (changed: string | null, written: string | null) => void,
): void {
  tabs.addEventListener('storage', (event) => {
    if (event instanceof StorageEvent) look(event.key, event.newValue);
  });
  onReturn(tabs, () => look(null, null));
}

/** Calls `look` when this document comes back out of the back/forward cache. */
export function onReturn(tabs: Tabs, look: () => void): void {
  tabs.addEventListener('pageshow', (event) => {
    if (event instanceof PageTransitionEvent && event.persisted) look();
  });
}
