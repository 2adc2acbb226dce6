import type { ReadonlySignal } from '@preact/signals-react';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * The value of a signal that changes as the visitor goes on. A part is hydrated with `sent`, which its HTML was made of, however
 * late React comes to it, and is rendered with the newest value at once after that: React compares the HTML with what the first
 * rendering gives, makes the part anew where a text differs, and leaves an attribute as it was.
 */
export function useFromDocument<Value>(signal: ReadonlySignal<Value>, sent: Value): Value {
  return useSyncExternalStore(
    useCallback((changed) => signal.subscribe(changed), [signal]),
    () => signal.peek(),
    () => sent,
  );
}
