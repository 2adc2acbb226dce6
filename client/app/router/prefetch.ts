import { NO_PREFETCH } from '../../../shared/config/constants.ts';
import { isShown } from '../../ui/is-shown.ts';
import { lookFirst } from '../../ui/look-first.ts';
import { addressOf } from '../browser/address-of.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { linkOf } from './link-target.ts';
import type { Router } from './router.ts';

/** Most pages fetched while the browser is idle; others are fetched on hover, focus or touch. */
const MOST_WHEN_IDLE = 3;
/** A pointer that leaves the link sooner fetches nothing. */
const HOVER_MS = 65;

/**
 * Prefetches pages: a few likely ones when the browser is idle, others on hover, focus or touch. §9: none where the document's own
 * script has found a slow connection, or one that saves data.
 * @param fetchOpened fetches what a press there opens over the page, and says whether it does
 */
export function startPrefetching(
  router: Pick<Router, 'prefetch'>,
  fetchOpened: (target: EventTarget | null) => boolean,
): void {
  if (document.documentElement.hasAttribute(NO_PREFETCH)) return;
  let hover: ReturnType<typeof setTimeout> | undefined;

  const fetchAhead = (target: EventTarget | null) => {
    // The page behind such a link is not needed.
    if (fetchOpened(target)) return;
    const link = linkOf(target);
    if (link === null || !isElsewhere(link)) return;
    router.prefetch(new URL(link.href));
  };

  lookFirst('pointerover', ({ target }) => {
    clearTimeout(hover);
    hover = setTimeout(() => fetchAhead(target), HOVER_MS);
  });
  lookFirst('focusin', ({ target }) => fetchAhead(target));
  lookFirst('touchstart', ({ target }) => fetchAhead(target));

  whenIdle(() => {
    for (const link of likelyLinks()) router.prefetch(new URL(link.href));
  });
}

/** The visible main links of the header: where most visits go next. */
function likelyLinks(): readonly HTMLAnchorElement[] {
  const seen = new Set<string>();
  return [...document.querySelectorAll('header nav a')]
    .map((element) => linkOf(element))
    .filter((link) => link !== null)
    .filter((link) => {
      const isNew = !seen.has(link.href);
      seen.add(link.href);
      return isNew && isElsewhere(link) && isShown(link);
    })
    .slice(0, MOST_WHEN_IDLE);
}

function isElsewhere(link: HTMLAnchorElement): boolean {
  const url = new URL(link.href);
  return url.origin === location.origin && addressOf(url) !== addressOf(location);
}
