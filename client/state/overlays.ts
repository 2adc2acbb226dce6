import { createModel, signal, type ReadonlySignal } from '@preact/signals-react';

/** Which of the overlays without a model of their own is open (`simpleOverlay`). */
export interface OverlaysModel {
  readonly openName: ReadonlySignal<string | null>;
  open(name: string): void;
  close(): void;
}

export const Overlays = createModel((): OverlaysModel => {
  const openName = signal<string | null>(null);
  return {
    openName,
    open(name) {
      openName.value = name;
    },
    close() {
      openName.value = null;
    },
  };
});
