/**
 * The shortest list of steps found that still fails (delta debugging): larger parts are left out first, then smaller ones,
 * as long as there is time.
 * @param fails takes a list and tells whether it still fails in the same way
 */
export async function shrunk<Step>(
  steps: readonly Step[],
  fails: (steps: readonly Step[]) => Promise<boolean>,
  hasTime: () => boolean,
): Promise<readonly Step[]> {
  let kept = steps;
  let parts = 2;
  while (kept.length > 1 && hasTime()) {
    const size = Math.ceil(kept.length / parts);
    let isShorter = false;
    for (let start = 0; start < kept.length && hasTime(); start += size) {
      const without = [...kept.slice(0, start), ...kept.slice(start + size)];
      if (without.length === 0 || !(await fails(without))) continue;
      kept = without;
      isShorter = true;
      start -= size;
    }
    if (!isShorter && size === 1) return kept;
    parts = isShorter ? Math.max(2, parts - 1) : Math.min(kept.length, parts * 2);
  }
  return kept;
}
