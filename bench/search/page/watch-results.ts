/** From a key to the frame that shows what it found, in milliseconds, as the browser itself says (Event Timing). */
export interface Keystroke {
  readonly query: string;
  /** Rounded by the browser to 8 ms. Under 16 ms it says nothing: then 16. */
  readonly paintedMs: number;
  /** From the end of the handlers, back to the key: how long the page could not listen. */
  readonly blockedMs: number;
}

export interface Watched {
  readonly keystrokes: readonly Keystroke[];
  /** Letters whose list did not come in the very frame that shows the letter. */
  readonly late: readonly string[];
  /** What was played, asked for and tracked. */
  readonly chosen: readonly string[];
}

declare global {
  /** What `bench/search` reads out of the page. */
  var watched: Watched;
}

const SHORTEST_SAID_MS = 16;

/** Notes every change of the field, and what the browser says about the key behind it. */
export function watchResults(chosen: readonly string[]): void {
  const keystrokes: Keystroke[] = [];
  const late: string[] = [];
  globalThis.watched = { keystrokes, late, chosen };
  const pressed: { readonly at: number; readonly query: string }[] = [];
  let keyAt: number | null = null;

  window.addEventListener('keydown', (event) => {
    keyAt = event.timeStamp;
  });
  window.addEventListener('input', (event) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    // What comes without a key of its own (`á`) has no time to count from.
    if (keyAt === null) return;
    const query = event.target.value;
    pressed.push({ at: keyAt, query });
    keystrokes.push({ query, paintedMs: SHORTEST_SAID_MS, blockedMs: performance.now() - keyAt });
    keyAt = null;
    requestAnimationFrame(() => {
      if (!isShown(query)) late.push(query);
    });
  });
  // TypeScript's library does not know the threshold yet.
  const eventTiming: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: 'event',
    durationThreshold: SHORTEST_SAID_MS,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!isEventTiming(entry)) continue;
      const at = pressed.findIndex((key) => Math.abs(key.at - entry.startTime) < 1);
      const known = keystrokes[at];
      if (known === undefined) continue;
      keystrokes[at] = {
        query: known.query,
        paintedMs: Math.max(known.paintedMs, entry.duration),
        blockedMs: Math.max(known.blockedMs, entry.processingEnd - entry.startTime),
      };
    }
  }).observe(eventTiming);
}

/** Whether what stands there belongs to the query. */
function isShown(query: string): boolean {
  const shown = document.querySelector('dialog[open] [data-query]');
  return shown?.getAttribute('data-query') === query.trim();
}

function isEventTiming(entry: PerformanceEntry): entry is PerformanceEventTiming {
  return entry.entryType === 'event';
}
