/** Finds a part of the page's own markup. Throws when the markup and the code no longer agree. */
export function part<Kind extends Element>(
  selector: string,
  kind: new () => Kind,
  within: ParentNode = document,
): Kind {
  const found = within.querySelector(selector);
  if (!(found instanceof kind)) throw new TypeError(`index.html has no ${kind.name} at "${selector}"`);
  return found;
}
