/** Loads when first asked, and gives the same to all who ask; after a failure the next one to ask tries again. */
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
