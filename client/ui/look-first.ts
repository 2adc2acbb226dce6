/**
 * Looks at every event of a kind before anybody handles it, and cannot prevent it. React stops events on parts that are not
 * hydrated yet at `document`, and repeats some of them later: a capturing listener on `window` runs before it.
 */
export function lookFirst<Type extends keyof WindowEventMap>(
  type: Type,
  look: (event: WindowEventMap[Type]) => void,
): void {
  window.addEventListener(type, look, { capture: true, passive: true });
}
