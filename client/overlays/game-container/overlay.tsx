import type { Overlay } from '../overlay.ts';

/** The game container (§2.9). */
export const gameContainerOverlay: Overlay = {
  isWanted: ({ games }) => games.isGameOpen.value,
  async load() {
    const { GameContainer } = await import('./game-container.tsx');
    return <GameContainer />;
  },
  giveUp: ({ games }) => games.close(),
};
