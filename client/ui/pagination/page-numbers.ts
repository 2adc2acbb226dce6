/**
 * The pages that a pagination lists: first, last, and the current one with a neighbour on each side; `null` stands for a
 * gap. A gap of a single page is filled by that page.
 */
export function pageNumbers(current: number, pages: number): readonly (number | null)[] {
  const shown = new Set([1, current - 1, current, current + 1, pages]);
  if (current - 2 === 2) shown.add(2);
  if (current + 2 === pages - 1) shown.add(pages - 1);
  const sorted = [...shown].filter((page) => page >= 1 && page <= pages).toSorted((a, b) => a - b);
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1];
    return before !== undefined && page - before > 1 ? [null, page] : [page];
  });
}
