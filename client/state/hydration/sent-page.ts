import type { FoundPart } from './found-parts.ts';
import type { DeferredMarker } from './script-json.ts';

/**
 * A page's own data as its document carries it. A promise, which loaders put at the top alone, becomes a `DeferredMarker`; its value
 * follows in the stream, inside its own boundary. Of the parts `inDocument`, which stand in lists at the top, the lists are left out.
 * Not by a function that JSON asks for every value: that is three times as slow.
 */
export function sentOf(page: object, inDocument: ReadonlySet<unknown>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(page).map(([name, value]) => [name, sent(value, inDocument)]));
}

function sent(value: unknown, inDocument: ReadonlySet<unknown>): unknown {
  if (value instanceof Promise) return { $deferred: true } satisfies DeferredMarker;
  if (!Array.isArray(value)) return value;
  return value.map((part: unknown) => (inDocument.has(part) ? withoutLists(part) : part));
}

function withoutLists(part: unknown): FoundPart {
  const facts = Object.entries(part ?? {}).map(([name, fact]) => [name, Array.isArray(fact) ? [] : fact]);
  return { ...Object.fromEntries(facts), isInDocument: true };
}
