/**
 * The web vitals as web.dev defines them, from the browser's own entries (`buffered`: those from before this code ran too).
 * Where the browser does not know a kind of entry, its value is `null`.
 *
 * Not by the library `web-vitals` (6.2.3): its four metrics are 2.9 KB in Brotli, for prerendered documents and those that come
 * back out of the back/forward cache; ours are a fifth of that, and the whole chunk is to stay under 2 KB.
 */

import type { VitalName } from '../../../shared/contracts/vitals.ts';

/** Reads what of a browser is not in TypeScript's library. */
interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface InteractionEntry extends PerformanceEntry {
  readonly interactionId?: number;
}

/** Shifts are of one burst when they follow within a second, for at most five. */
const BURST_GAP_MS = 1_000;
const BURST_MS = 5_000;
/** Of so many interactions the slowest one is forgiven. */
const INTERACTIONS_PER_OUTLIER = 50;
const SLOWEST_KEPT = 10;

type Value = () => number | null;
/** `durationThreshold` is of Event Timing, which TypeScript's library does not have. */
type ObserverOptions = PerformanceObserverInit & { readonly durationThreshold?: number };

function observe<E extends PerformanceEntry>(
  type: string,
  take: (entry: E) => void,
  options: ObserverOptions = {},
): PerformanceObserver | null {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return null;
  const observer = new PerformanceObserver((list) => {
    // Entries are of the kind that was asked for.
    for (const entry of list.getEntries()) take(entry as E);
  });
  const asked: ObserverOptions = { type, buffered: true, ...options };
  observer.observe(asked);
  return observer;
}

/** Measures the document; gives what its vitals are by then. */
export function observeDocument(): () => readonly (readonly [VitalName, number | null])[] {
  const ttfb = timeToFirstByte();
  const largestPaint = observeLargestPaint();
  const interactions = observeInteractions();
  const shifts = observeLayoutShifts();
  return () => [
    ['ttfb', ttfb],
    ['lcp', largestPaint()],
    ['inp', interactions()],
    ['cls', shifts()],
  ];
}

/** In milliseconds. */
function timeToFirstByte(): number | null {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.responseStart > 0 ? entry.responseStart : null;
}

/** In milliseconds; what is painted after the first interaction is the player's own doing. */
function observeLargestPaint(): Value {
  let value: number | null = null;
  const observer = observe('largest-contentful-paint', ({ startTime }) => {
    value = startTime;
  });
  for (const type of ['keydown', 'click'])
    addEventListener(type, () => observer?.disconnect(), { once: true, capture: true });
  return () => value;
}

/** Without a unit: the worst burst of shifts that no input explains. */
function observeLayoutShifts(): Value {
  let worst = 0;
  let burst = 0;
  let since = 0;
  let last = 0;
  const observer = observe<ShiftEntry>('layout-shift', ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return;
    const isSameBurst = startTime - last < BURST_GAP_MS && startTime - since < BURST_MS;
    if (!isSameBurst) since = startTime;
    burst = isSameBurst ? burst + value : value;
    last = startTime;
    worst = Math.max(worst, burst);
  });
  return () => (observer === null ? null : worst);
}

/** In milliseconds: how long the slowest interaction took to its next paint, but for one in fifty. */
function observeInteractions(): Value {
  const slowest = new Map<number, number>();
  const seen = new Set<number>();
  const take = ({ interactionId = 0, duration }: InteractionEntry): void => {
    if (interactionId === 0) return;
    seen.add(interactionId);
    slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0));
    if (slowest.size <= SLOWEST_KEPT) return;
    const [fastest] = [...slowest].toSorted(([, a], [, b]) => a - b);
    if (fastest !== undefined) slowest.delete(fastest[0]);
  };
  observe('event', take, { durationThreshold: 16 });
  // Of those under the threshold the browser tells of the first alone; without it quick devices would count as never used.
  observe('first-input', take);
  return () => {
    const durations = [...slowest.values()].toSorted((a, b) => b - a);
    return (
      durations[Math.min(durations.length - 1, Math.floor(seen.size / INTERACTIONS_PER_OUTLIER))] ?? null
    );
  };
}
