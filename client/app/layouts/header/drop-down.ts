import { useEffect, useRef, useState, type FocusEvent, type MouseEvent, type RefObject } from 'react';
import { useApp } from '../../../state/app-context.tsx';

/** From here on the header has another drop-down in this one's place (player-actions.module.css). */
const WIDE_HEADER = '(width >= 60em)';

/** The event handlers of a drop-down. */
interface Dismissal {
  /** For the element around the button, which is its first, and the panel. */
  readonly frame: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onBlur: (event: FocusEvent) => void;
  };
  readonly panel: { readonly onClick: (event: MouseEvent) => void };
}

/**
 * Closes a drop-down when the focus leaves it, with a press elsewhere, with Escape wherever the focus is (WCAG 1.4.13), and when one
 * of its items is chosen, or when the header changes its shape with the window. The focus that was in it is on its button then, to
 * which a dialog that the item opens gives it back, or on the one that has taken its place.
 */
export function useDismissal(isOpen: boolean, close: () => void): Dismissal {
  const { stack } = useApp().overlays;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: Event) => {
      // While a page fades in the document itself is met, whatever lies there: the click is told what (router/swap.ts).
      if (target instanceof Node && target.parentNode !== document && ref.current?.contains(target) === false)
        close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      // What lies over the page has the key for itself.
      if (key !== 'Escape' || stack.peek().length > 0) return;
      if (ref.current?.contains(document.activeElement) === true) focusButton(ref.current);
      close();
    };
    const onShape = () => {
      const hadFocus = ref.current?.contains(document.activeElement) === true;
      close();
      if (hadFocus) focusShownToggle();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', onPress, { signal });
    document.addEventListener('keydown', onKey, { signal });
    matchMedia(WIDE_HEADER).addEventListener('change', onShape, { signal });
    return () => listening.abort();
  }, [isOpen, close, stack]);
  return {
    frame: {
      ref,
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      },
    },
    panel: {
      onClick: ({ target }) => {
        if (!(target instanceof Element) || target.closest('a, button') === null) return;
        focusButton(ref.current);
        close();
      },
    },
  };
}

/** The button of the drop-down that the header shows in its shape of now. */
function focusShownToggle(): void {
  const toggles = document.querySelectorAll<HTMLElement>('header [aria-controls$="-menu"]');
  [...toggles].find((toggle) => toggle.checkVisibility())?.focus({ preventScroll: true });
}

function focusButton(frame: HTMLElement | null): void {
  frame?.querySelector('button')?.focus({ preventScroll: true });
}

/** Whether a drop-down is open, and its event handlers. */
interface DropDown {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly frame: Dismissal['frame'] & {
    readonly onMouseEnter: () => void;
    readonly onMouseLeave: () => void;
  };
  readonly panel: Dismissal['panel'];
}

/**
 * A panel that opens on hover or click and closes when the pointer leaves (§2.7).
 * A click right after hovering leaves it open; it would otherwise close the panel that the hover has just opened.
 */
export function useDropDown(): DropDown {
  const [opened, setOpened] = useState<'no' | 'by-hover' | 'by-click'>('no');
  const isOpen = opened !== 'no';
  const close = () => setOpened('no');
  const { frame, panel } = useDismissal(isOpen, close);
  return {
    isOpen,
    toggle: () => setOpened((now) => (now === 'by-click' ? 'no' : 'by-click')),
    frame: {
      ...frame,
      onMouseEnter: () => setOpened((now) => (now === 'no' && canHover() ? 'by-hover' : now)),
      onMouseLeave: () => {
        if (canHover()) close();
      },
    },
    panel,
  };
}

/** False on touch screens: a touch also fires `mouseenter`, which would open the panel just before the click closes it. */
function canHover(): boolean {
  return matchMedia('(hover: hover)').matches;
}
