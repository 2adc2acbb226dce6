/**
 * Does once the next frame has been painted what would only delay it: what a press brought about is seen first. In a tab in
 * the background, when it is shown again.
 * @returns calls it off
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
