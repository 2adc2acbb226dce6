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
  if (!isPlainClick(event)) return null;
  const link = linkOf(event.target);
  if (link === null) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || isHashLink(url, location)) return null;
  return { url, keepScroll: link.dataset['scroll'] === 'keep' };
}

/** The address to which the browser leaves this document by a click in this window; null when it stays. */
export function leavingTarget(
  event: MouseEvent,
  location: Pick<Location, 'origin' | 'pathname' | 'search'>,
): URL | null {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a');
  if (link === null || link.href === '' || !opensHere(link)) return null;
  const url = new URL(link.href);
  return isHashLink(url, location) ? null : url;
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The browser itself follows a hash on the same page, with the page's scroll padding. Of a bare `#` only `href` tells. */
function isHashLink(
  url: URL,
  { origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>,
) {
  const hasHash = url.href.includes('#');
  return hasHash && url.origin === origin && url.pathname === pathname && url.search === search;
}

/** Whether a link replaces this document: it opens no other window, downloads nothing and starts no mail program. */
function opensHere(link: HTMLAnchorElement): boolean {
  const isSameWindow = link.target === '' || link.target === '_self';
  return isSameWindow && !link.hasAttribute('download') && link.protocol.startsWith('http');
}

/** The link at or around an event's target that the router could follow. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest('a');
  if (link === null || link.href === '' || link.dataset['action'] !== undefined) return null;
  return link.hreflang !== '' || link.dataset['router'] === 'off' || !opensHere(link) ? null : link;
}
