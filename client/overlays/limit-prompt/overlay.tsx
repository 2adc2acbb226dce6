import type { Overlay } from '../overlay.ts';

/** Asks a player to set a limit (§5). Not over a game, and not while the question about cookies is open. */
export const limitPromptOverlay: Overlay = {
  kind: 'beside',
  isOpen: ({ limitPrompt, consent, games }) =>
    limitPrompt.isDue.value && !consent.isShown.value && !games.isGameOpen.value,
  close: ({ limitPrompt }) => limitPrompt.putOff(),
  async load() {
    const { LimitPrompt } = await import('./limit-prompt.tsx');
    return <LimitPrompt />;
  },
  unmounts: true,
};
