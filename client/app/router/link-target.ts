/** The link of a click that the router handles. */
export interface LinkTarget {
  readonly url: URL;
  readonly keepScroll: boolean;
}

/**
 * The link of this site that a click follows, or null when the browser is to handle the click: clicks with a modifier key
 * or another button, links to other windows, languages and sites, downloads, `data-action`, `data-router="off"`.
 */
export function linkTarget(
  event: MouseEvent,
  location: Pick<Location, 'origin' | 'pathname' | 'search'>,
): LinkTarget | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = linkOf(event.target);
  if (link === null) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin) return null;
  // The browser itself follows a hash on the same page, with the page's scroll padding.
  if (url.hash !== '' && url.pathname === location.pathname && url.search === location.search) return null;
  return { url, keepScroll: link.dataset['scroll'] === 'keep' };
}

/** The link at or around an event's target that the router could follow. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest('a');
  if (link === null || link.href === '' || link.dataset['action'] !== undefined) return null;
  if (
    link.hreflang !== '' ||
    (link.target !== '' && link.target !== '_self') ||
    link.hasAttribute('download')
  )
    return null;
  return link.dataset['router'] === 'off' || !link.protocol.startsWith('http') ? null : link;
}
