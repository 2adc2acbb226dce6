/** Wraps `load` so that it runs once and all callers share its promise; after a failure the next call runs it again. */
export function loadOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | null = null;
  const forget = (error: unknown): never => {
    loading = null;
    throw error;
  };
  return () => {
    loading ??= load().catch(forget);
    return loading;
  };
}
