import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/** Whether a drop-down is open, and the event handlers of its frame. */
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
 * A panel that opens on hover or click and closes when the pointer leaves (§2.7), when the focus leaves, and with Escape.
 * A click right after hovering leaves it open; it would otherwise close the panel that the hover has just opened.
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

/** False on touch screens: a touch also fires `mouseenter`, which would open the panel just before the click closes it. */
function canHover(): boolean {
  return matchMedia('(hover: hover)').matches;
}
