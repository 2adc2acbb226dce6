/** Notes where scrollbars take no room, now and with each new size of the window: a locked page keeps none for them there (base.css). */
export function followScrollbar(): void {
  note();
  window.addEventListener('resize', note);
}

/** While the page is locked there is none to see. */
function note(): void {
  const root = document.documentElement;
  if (getComputedStyle(root).overflowY === 'hidden') return;
  root.toggleAttribute('data-thin-scrollbar', window.innerWidth === root.clientWidth);
}
