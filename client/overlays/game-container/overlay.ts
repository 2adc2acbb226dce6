import { componentOf, type Overlay } from '../overlay.ts';

/** The game container (§2.9). Forward does not start a game again: only Play does. */
export const gameContainerOverlay: Overlay = {
  kind: 'container',
  isOpen: ({ games }) => games.isGameOpen.value,
  close: ({ games }) => games.close(),
  load: componentOf('game-container'),
};
