/**
 * Polls until a condition holds; returns how long that took, in milliseconds.
 * @throws (rejects) Error when it does not hold within `limitMs`
 */
export async function until(holds: () => boolean | Promise<boolean>, limitMs = 5_000): Promise<number> {
  const startedAt = performance.now();
  while (!(await holds())) {
    if (performance.now() - startedAt > limitMs)
      throw new Error(`It did not come about within ${limitMs} ms`);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
  return performance.now() - startedAt;
}
