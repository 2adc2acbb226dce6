/**
 * The document's one inline script of its own; it starts the browser's entry. The policy names it by its hash, so it holds
 * nothing but the entry's address. A dynamic import: a static one of an inline script that a hash admits is blocked by
 * `strict-dynamic`.
 */
export function entryScript(entry: string): string {
  return `import(${JSON.stringify(entry)})`;
}

/** The element of that script. Async: it starts when the shell has been parsed, without waiting for deferred parts. */
export function entryElement(entry: string): string {
  return `<script type="module" async>${entryScript(entry)}</script>`;
}
