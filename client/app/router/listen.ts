import type { Hydration } from '../../state/hydration/hydration.ts';
import type { HistoryEntries } from './history-entries.ts';
import { leavingTarget, linkOf, linkTarget } from './link-target.ts';
import type { Router } from './router.ts';

interface ListenParts {
  readonly router: Router;
  readonly entries: HistoryEntries;
  readonly hydration: Pick<Hydration, 'isPending'>;
}

/** Passes the document's clicks, form submissions and history events to the router. */
export function listenForNavigation({ router, entries, hydration }: ListenParts): void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented) return;
    const link = linkTarget(event, location);
    const away = link === null && entries.over().length > 0 ? leavingTarget(event, location) : null;
    if (link === null && away === null) {
      // The browser may follow a hash now: the position has to be saved before it scrolls.
      entries.save();
      return;
    }
    event.preventDefault();
    if (link !== null) router.follow(link, linkOf(event.target));
    // Out of an overlay: the other document takes the place of its entry, so that Back returns to the page.
    else if (away !== null) router.leave(away);
  };

  window.addEventListener('click', follow);
  // React stops clicks on parts that are not hydrated yet at `document`; a capturing listener on `window` runs before it.
  window.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && hydration.isPending(event.target)) follow(event);
    },
    { capture: true },
  );

  window.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const url = submittedAddress(form, event.submitter);
    if (url === null) return;
    event.preventDefault();
    void router.visit(url.href, { keepScroll: form.dataset['scroll'] === 'keep' });
  });

  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- ends what the document's own script did until now
  window.onpopstate = null;
  window.addEventListener('popstate', (event) => {
    // The browser has already animated a swipe.
    router.traverse({ animate: !event.hasUAVisualTransition, state: event.state });
  });

  // Within the document the router restores the scroll position; when the visitor returns from another document, the
  // browser does, and where it has discarded a hidden tab, of which it says nothing more.
  const keepPlace = () => {
    history.scrollRestoration = 'manual';
  };
  const leavePlace = () => {
    entries.persist();
    history.scrollRestoration = 'auto';
  };
  keepPlace();
  document.addEventListener('visibilitychange', () => (document.hidden ? leavePlace() : keepPlace()));
  window.addEventListener('pagehide', leavePlace);
  window.addEventListener('pageshow', ({ persisted }) => {
    keepPlace();
    if (!persisted) return;
    // Safari shows a document that it has kept at its top, where it was not left by a link.
    const { x, y } = entries.left();
    window.scrollTo({ left: x, top: y, behavior: 'instant' });
    router.resume();
  });
}

/** The address that a GET form of this site leads to (search, filters), or null when the browser is to submit the form. */
function submittedAddress(form: HTMLFormElement, submitter: HTMLElement | null): URL | null {
  if (form.method !== 'get' || form.target !== '') return null;
  const url = new URL(form.action);
  if (url.origin !== location.origin) return null;
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string' && value !== '') query.append(name, value);
  }
  url.search = query.toString();
  return url;
}
