/**
 * The list of all overlays, one line each; each has a folder with its component (docs/how-to/overlay.md). Only
 * `client/app` imports this file, as a namespace.
 */
export { chatFormOverlay as chatForm } from './chat-form/overlay.tsx';
export { consentOverlay as consent } from './consent/overlay.tsx';
export { contactOverlay as contact } from './contact/overlay.tsx';
export { gameContainerOverlay as gameContainer } from './game-container/overlay.tsx';
export { infoPopupOverlay as infoPopup } from './info-popup/overlay.tsx';
export { limitPromptOverlay as limitPrompt } from './limit-prompt/overlay.tsx';
export { loginOverlay as login, registrationOverlay as registration } from './widget-container/overlay.tsx';
export { searchOverlay as search } from './search/overlay.tsx';
export { sideMenuOverlay as sideMenu } from './side-menu/overlay.ts';
export { wishNoticeOverlay as wishNotice } from './wish-notice/overlay.tsx';
