/** What a promise gives, or what `fallback` gives or throws when it takes longer than `limitMs`. The promise itself goes on. */
export async function within<T, F>(promise: Promise<T>, limitMs: number, fallback: () => F): Promise<T | F> {
  let timer: number | null = null;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  }).then(fallback);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
