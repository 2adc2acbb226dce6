import { MOST_ERRORS_IN_REPORT, MOST_VITALS_IN_REPORT } from '../../../shared/config/constants.ts';
import type { BrowserError, Vital } from '../../../shared/contracts/vitals.ts';
import { apiPath } from '../../../shared/routing/api-path.ts';
import type { AppState } from '../../state/app-state.ts';
import type { ClientStorage } from '../../state/collaborators.ts';
import { CONSENT_CHANGED_KEY } from '../../state/consent/consent.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { observeDocument } from './observe.ts';

/**
 * Measures this document, and each page that is gone to inside it, and reports errors. What it sends names pages, never
 * addresses, and nothing of the player; once consent is taken back it sends nothing. What was or began while there was none is not
 * told later either: neither the vitals of a document in which the visitor has chosen, nor a navigation from before the choice.
 */
export function measure({ navigation, consent }: AppState, storage: ClientStorage): void {
  const routeNow = () => navigation.pageData.peek().page.name;
  const send = (call: 'vitals' | 'errors', body: object): void => {
    if (consent.choices.peek()?.analytics !== true) return;
    navigator.sendBeacon(apiPath(call), new Blob([JSON.stringify(body)], { type: 'application/json' }));
  };

  // Where it is not known when they chose, the document may have been opened before.
  const chosenMs = Number(storage.get(CONSENT_CHANGED_KEY)?.split(' ')[1] ?? Infinity);
  const isDocumentConsented = chosenMs < performance.timeOrigin;
  let documentVitals = isDocumentConsented ? observeDocument() : null;
  /** Since when there is consent, on the document's clock. */
  let sinceMs = isDocumentConsented ? 0 : Infinity;
  let waiting: Vital[] = [];

  navigation.pageData.subscribe(() => {
    const tookMs = navigation.tookMs.peek();
    const shownAt = performance.now();
    if (tookMs === null || shownAt - tookMs < sinceMs) return;
    const route = routeNow();
    afterPaint(() => {
      if (shownAt >= sinceMs && waiting.length < MOST_VITALS_IN_REPORT - 4)
        waiting.push({ route, name: 'navigation', value: tookMs + performance.now() - shownAt });
    });
  });

  consent.choices.subscribe((choices) => {
    if (choices?.analytics === true) sinceMs = Math.min(sinceMs, performance.now());
    else {
      sinceMs = Infinity;
      documentVitals = null;
      waiting = [];
    }
  });

  const tell = (): void => {
    if (document.visibilityState !== 'hidden') return;
    const { name: route } = navigation.sent().page;
    const ofDocument = (documentVitals?.() ?? []).flatMap(([name, value]): readonly Vital[] =>
      value === null ? [] : [{ route, name, value }],
    );
    const vitals = [...ofDocument, ...waiting];
    documentVitals = null;
    waiting = [];
    if (vitals.length > 0) send('vitals', { vitals });
  };
  document.addEventListener('visibilitychange', tell);

  const told = new Set<string>();
  const report = (thrown: unknown): void => {
    const { name, message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown));
    const key = `${name} ${message}`;
    if (told.has(key) || told.size >= MOST_ERRORS_IN_REPORT) return;
    told.add(key);
    const error: BrowserError = {
      route: routeNow(),
      type: name.slice(0, 100),
      message: message.slice(0, 1_000),
      stack: stack.slice(0, 6_000),
    };
    send('errors', { errors: [error] });
  };
  window.addEventListener('error', ({ error, message }) => report(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
