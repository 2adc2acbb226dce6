import { createModel, signal, type ReadonlySignal } from '@preact/signals-react';

/** The side menu (§2.7, §4 Menu). */
export interface MenuModel {
  readonly isOpen: ReadonlySignal<boolean>;
  /** The expanded drop-down group; only one at a time. */
  readonly openGroup: ReadonlySignal<string | null>;
  open(): void;
  /** Also collapses all groups. */
  close(): void;
  toggleGroup(group: string): void;
}

export const Menu = createModel((): MenuModel => {
  const isOpen = signal(false);
  const openGroup = signal<string | null>(null);
  return {
    isOpen,
    openGroup,
    open() {
      isOpen.value = true;
    },
    close() {
      isOpen.value = false;
      openGroup.value = null;
    },
    toggleGroup(group) {
      openGroup.value = openGroup.peek() === group ? null : group;
    },
  };
});
