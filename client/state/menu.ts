import { createModel, signal } from '@preact/signals-react';
import type { ModelOf } from './model.ts';

/** The side menu (§2.7, §4 Menu). */
export const Menu = createModel(() => {
  const isOpen = signal(false);
  const openGroup = signal<string | null>(null);
  return {
    isOpen,
    /** The expanded drop-down group; only one at a time. */
    openGroup,
    open() {
      isOpen.value = true;
    },
    /** Also collapses all groups. */
    close() {
      isOpen.value = false;
      openGroup.value = null;
    },
    toggleGroup(group: string) {
      openGroup.value = openGroup.peek() === group ? null : group;
    },
  };
});

export type MenuModel = ModelOf<typeof Menu>;
