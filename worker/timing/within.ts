/** What a promise gives, or `fallback` when it takes longer than `limitMs`. The promise itself goes on. */
export async function within<T, F>(promise: Promise<T>, limitMs: number, fallback: () => F): Promise<T | F> {
  let timer: number | null = null;
  const late = new Promise<F>((resolve) => {
    timer = setTimeout(() => resolve(fallback()), limitMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
