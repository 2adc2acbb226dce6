/** Time from a key to the frame that shows its results, in milliseconds, from the browser's Event Timing. */
export interface Keystroke {
  readonly query: string;
  /** Rounded by the browser to 8 ms. Below 16 ms it reports nothing; then this is 16. */
  readonly paintedMs: number;
  /** From the key to the end of its handlers: how long the page could not handle other input. */
  readonly blockedMs: number;
}

export interface Watched {
  readonly keystrokes: readonly Keystroke[];
  /** Queries whose list was not in the same frame as the typed character. */
  readonly late: readonly string[];
  /** Games played, widgets opened and events tracked. */
  readonly chosen: readonly string[];
}

declare global {
  /** Read by `bench/search`. */
  var watched: Watched;
}

const SHORTEST_SAID_MS = 16;

/** Records every change of the field with the Event Timing entry of its key. */
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
    // A character without a key event of its own (`á`) has no start time.
    if (keyAt === null) return;
    const query = event.target.value;
    pressed.push({ at: keyAt, query });
    keystrokes.push({ query, paintedMs: SHORTEST_SAID_MS, blockedMs: performance.now() - keyAt });
    keyAt = null;
    requestAnimationFrame(() => {
      if (!isShown(query)) late.push(query);
    });
  });
  // TypeScript's library does not have `durationThreshold` yet.
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

/** Whether the list that is shown belongs to the query. */
function isShown(query: string): boolean {
  const shown = document.querySelector('dialog[open] [data-query]');
  return shown?.getAttribute('data-query') === query.trim();
}

function isEventTiming(entry: PerformanceEntry): entry is PerformanceEventTiming {
  return entry.entryType === 'event';
}
