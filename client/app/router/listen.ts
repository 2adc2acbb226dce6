import type { Hydration } from '../../state/hydration/hydration.ts';
import { keyOf, type HistoryEntries } from './history-entries.ts';
import { linkTarget } from './link-target.ts';
import type { Router } from './router.ts';

interface ListenParts {
  readonly router: Router;
  readonly entries: HistoryEntries;
  readonly hydration: Pick<Hydration, 'isPending'>;
}

/** Gives the router the clicks, the forms and the history of the document. */
export function listenForNavigation({ router, entries, hydration }: ListenParts): void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented) return;
    const link = linkTarget(event, location);
    if (link === null) {
      // A hash may be followed now: the place has to be remembered before the browser scrolls.
      entries.save();
      return;
    }
    event.preventDefault();
    router.follow(link);
  };

  window.addEventListener('click', follow);
  // React keeps clicks away from what it has not hydrated yet, at `document`; `window` hears them before it.
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
    router.visit(url.href, { keepScroll: form.dataset['scroll'] === 'keep' });
  });

  window.addEventListener('popstate', (event) => {
    if (keyOf(event.state) === null) entries.adopt();
    // A swipe has shown its own animation already.
    else router.traverse({ animate: !event.hasUAVisualTransition });
  });

  // Within the document the router restores places itself; from another document the browser does it best.
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    entries.persist();
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** Where a GET form of this site leads (search, filters), or null: then the form is the browser's. */
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
