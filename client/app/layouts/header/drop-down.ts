import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/** What a drop-down's frame listens to, and whether it is open. */
export interface DropDown {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** For the element around the button and the panel. */
  readonly frame: {
    readonly onMouseEnter: () => void;
    readonly onMouseLeave: () => void;
    readonly onBlur: (event: FocusEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * A panel that shows on hover or click and hides when the pointer leaves (§2.7), when the focus leaves, and
 * with Escape. A click right after hovering keeps it open: it would otherwise close what the pointer opened.
 */
export function useDropDown(): DropDown {
  const [opened, setOpened] = useState<'no' | 'by-hover' | 'by-click'>('no');
  const close = () => setOpened('no');
  return {
    isOpen: opened !== 'no',
    toggle: () => setOpened((now) => (now === 'by-click' ? 'no' : 'by-click')),
    close,
    frame: {
      onMouseEnter: () => setOpened((now) => (now === 'no' && canHover() ? 'by-hover' : now)),
      onMouseLeave: () => {
        if (canHover()) close();
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      },
      onKeyDown: ({ key }) => {
        if (key === 'Escape') close();
      },
    },
  };
}

/** A finger's touch is told as a hover too; it must not open what its click then closes. */
function canHover(): boolean {
  return matchMedia('(hover: hover)').matches;
}
