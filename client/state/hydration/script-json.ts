import type { FoundPart } from './found-parts.ts';

/** Replaces a deferred part in the JSON: its value was still pending when the document began. */
export interface DeferredMarker {
  readonly $deferred: true;
}

export function isDeferredMarker(value: unknown): value is DeferredMarker {
  return typeof value === 'object' && value !== null && '$deferred' in value;
}

/**
 * JSON that is safe inside a script element: no `<` that could end it, no line separators that older parsers reject.
 * A promise becomes a `DeferredMarker`; its value follows in the stream, inside its own boundary. Of the parts `inDocument`
 * the lists are left out.
 */
export function toScriptJson(value: unknown, inDocument: ReadonlySet<unknown> = new Set()): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (part instanceof Promise) return { $deferred: true };
    return inDocument.has(part) ? withoutLists(part) : part;
  })
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}

function withoutLists(part: unknown): FoundPart {
  const facts = Object.entries(part ?? {}).map(([name, fact]) => [name, Array.isArray(fact) ? [] : fact]);
  return { ...Object.fromEntries(facts), isInDocument: true };
}
