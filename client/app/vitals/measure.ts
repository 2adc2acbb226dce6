import { MOST_ERRORS_IN_REPORT, MOST_VITALS_IN_REPORT } from '../../../shared/config/constants.ts';
import type { BrowserError, Vital } from '../../../shared/contracts/vitals.ts';
import { apiPath } from '../../../shared/routing/api-path.ts';
import type { AppState } from '../../state/app-state.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { observeLayoutShifts, observeInteractions, observeLargestPaint, timeToFirstByte } from './observe.ts';

/**
 * Measures this document, and each page that is gone to inside it, and reports errors. What it sends names pages, never
 * addresses, and nothing of the player; once consent is taken back it sends nothing.
 */
export function measure({ navigation, consent }: AppState): void {
  const routeNow = () => navigation.pageData.peek().page.name;
  const send = (call: 'vitals' | 'errors', body: object): void => {
    if (consent.choices.peek()?.analytics !== true) return;
    navigator.sendBeacon(apiPath(call), new Blob([JSON.stringify(body)], { type: 'application/json' }));
  };

  const documentRoute = routeNow();
  const largestPaint = observeLargestPaint();
  const interactions = observeInteractions();
  const shifts = observeLayoutShifts();
  const ttfb = timeToFirstByte();
  let waiting: Vital[] = [];
  let isDocumentTold = false;

  navigation.pageData.subscribe(() => {
    const tookMs = navigation.tookMs.peek();
    if (tookMs === null) return;
    const route = routeNow();
    const shownAt = performance.now();
    afterPaint(() => {
      if (waiting.length < MOST_VITALS_IN_REPORT - 4)
        waiting.push({ route, name: 'navigation', value: tookMs + performance.now() - shownAt });
    });
  });

  const tell = (): void => {
    if (document.visibilityState !== 'hidden') return;
    const ofDocument = isDocumentTold
      ? []
      : ([
          ['ttfb', ttfb],
          ['lcp', largestPaint()],
          ['inp', interactions()],
          ['cls', shifts()],
        ] as const);
    isDocumentTold = true;
    const vitals = [
      ...ofDocument.flatMap(([name, value]): readonly Vital[] =>
        value === null ? [] : [{ route: documentRoute, name, value }],
      ),
      ...waiting,
    ];
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
