/** Replaces a deferred part in the JSON: its value was still pending when the document began. */
export interface DeferredMarker {
  readonly $deferred: true;
}

export function isDeferredMarker(value: unknown): value is DeferredMarker {
  return typeof value === 'object' && value !== null && '$deferred' in value;
}

/** JSON that is safe inside a script element: no `<` that could end it, no line separators that older parsers reject. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}
