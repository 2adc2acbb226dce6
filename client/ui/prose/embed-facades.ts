const ALLOWED = 'autoplay; encrypted-media; picture-in-picture; fullscreen';

/**
 * A click on a facade (worker/content/steps/embeds.ts) replaces it by the provider's frame (§2.12). With a modifier key or
 * another button the browser follows the link to the provider's page.
 */
export function openEmbedsOnClick(root: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const open = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('.cms-embed-link') : null;
    const facade = link?.closest<HTMLElement>('[data-embed-src]');
    const address = facade?.dataset['embedSrc'];
    if (!facade || address === undefined) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.allow = ALLOWED;
    frame.title = facade.dataset['embedTitle'] ?? '';
    frame.src = address;
    facade.replaceChildren(frame);
    // The link that had the focus is gone; keyboard users go on inside the frame.
    frame.focus();
  };
  root.addEventListener('click', open, { signal });
}
