import type { ReactElement } from 'react';
import type { AppState } from '../state/app-state.ts';

export type OverlayName = 'gameContainer' | 'search' | 'infoPopup' | 'consent' | 'appBanner';

/** A part that comes over the page, fetched when it is first wanted. */
export interface Overlay {
  readonly name: OverlayName;
  /** Reads signals: it is asked again when they change. */
  readonly isWanted: (app: AppState) => boolean;
  /** The component takes no props: it reads its model from `useApp()`, and stays mounted once it was wanted. */
  readonly load: () => Promise<ReactElement>;
  /** It could not be shown: its model must not say that it is, or no press of its button would open it again. */
  readonly giveUp: (app: AppState) => void;
}

export const OVERLAYS: readonly Overlay[] = [
  {
    name: 'gameContainer',
    isWanted: ({ games }) => games.isGameOpen.value,
    async load() {
      const { default: GameContainer } = await import('../pages/overlays/game-container/game-container.tsx');
      return <GameContainer />;
    },
    giveUp: ({ games }) => games.close(),
  },
  {
    name: 'search',
    isWanted: ({ search }) => search.isOpen.value,
    async load() {
      const { SearchOverlay } = await import('../pages/overlays/search-overlay/search-overlay.tsx');
      return <SearchOverlay />;
    },
    giveUp: ({ search }) => search.close(),
  },
  {
    name: 'infoPopup',
    isWanted: ({ infoPopup }) => infoPopup.isOpen.value,
    async load() {
      const { default: InfoPopup } = await import('../pages/overlays/info-popup/info-popup.tsx');
      return <InfoPopup />;
    },
    giveUp: ({ infoPopup }) => infoPopup.close(),
  },
  {
    name: 'consent',
    isWanted: ({ consent }) => consent.isShown.value,
    async load() {
      const { default: ConsentPopup } = await import('../pages/overlays/consent-popup/consent-popup.tsx');
      return <ConsentPopup />;
    },
    giveUp: ({ consent }) => consent.putOff(),
  },
];

export function hasOverlay(name: OverlayName): boolean {
  return OVERLAYS.some((overlay) => overlay.name === name);
}
