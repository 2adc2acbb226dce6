import type { FoundPart } from '../../../shared/domain/games/lobby.ts';
import type { DeferredMarker } from './script-json.ts';

/**
 * A page's own data as its document carries it. A promise, which loaders put at the top alone, becomes a `DeferredMarker`; its value
 * follows in the stream, inside its own boundary. The parts `inDocument`, which stand at the top or in lists there, give way to what is
 * left of them. Not by a function that JSON asks for every value: that is three times as slow.
 */
export function sentOf(
  page: object,
  inDocument: ReadonlyMap<unknown, FoundPart>,
): Readonly<Record<string, unknown>> {
  const left = (part: unknown): unknown => inDocument.get(part) ?? part;
  const sent = (value: unknown): unknown => {
    if (value instanceof Promise) return { $deferred: true } satisfies DeferredMarker;
    return Array.isArray(value) ? value.map(left) : left(value);
  };
  return Object.fromEntries(Object.entries(page).map(([name, value]) => [name, sent(value)]));
}
