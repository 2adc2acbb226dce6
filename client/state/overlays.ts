import { createModel, signal } from '@preact/signals-react';
import type { ModelOf } from './model.ts';

/** Which of the overlays without a model of their own is open (`simpleOverlay`). */
export const Overlays = createModel(() => {
  const openName = signal<string | null>(null);
  return {
    openName,
    open(name: string) {
      openName.value = name;
    },
    close() {
      openName.value = null;
    },
  };
});

export type OverlaysModel = ModelOf<typeof Overlays>;
