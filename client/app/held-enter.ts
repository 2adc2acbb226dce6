import { isForeign } from './overlay-marks.ts';

/**
 * Enter that is held down presses once. The keyboard repeats it thirty times a second, and each repetition would press what the one
 * before has led to: the search, its first game, and that game is played. In a text of several lines it goes on; what the
 * platform shows has its keys for itself.
 */
export function pressOnce(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      const { target } = event;
      if (event.key !== 'Enter' || !event.repeat || target instanceof HTMLTextAreaElement) return;
      if (isForeign(target) || isInContainer(target)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}

/** Whether the platform shows it in a container of the page's. */
function isInContainer(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-widget-host], [data-game-host]') !== null;
}
