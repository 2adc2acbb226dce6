/**
 * Everything that comes over the page, one line each: this is the one list, and a name in it is a component in its folder.
 * Nothing but `client/app` imports it, as a whole.
 */
export { consentOverlay as consent } from './consent/overlay.tsx';
export { gameContainerOverlay as gameContainer } from './game-container/overlay.tsx';
export { infoPopupOverlay as infoPopup } from './info-popup/overlay.tsx';
export { searchOverlay as search } from './search/overlay.tsx';
