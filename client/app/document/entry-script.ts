/**
 * The document's one inline script of its own; it starts the browser's entry. The policy names it by its hash, so it holds
 * nothing but the entry's address. A dynamic import: a static one of an inline script that a hash admits is blocked by
 * `strict-dynamic`.
 */
export function entryScript(entry: string): string {
  return `import(${JSON.stringify(entry)})`;
}
