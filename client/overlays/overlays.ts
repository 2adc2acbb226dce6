/**
 * The overlays, a line each, by the names that buttons say; each has a folder (docs/how-to/overlay.md). Only
 * `client/app/overlay-stack.ts` imports this list.
 */
export { chatFormOverlay as chatForm } from './chat-form/overlay.ts';
export { consentOverlay as consent } from './consent/overlay.ts';
export { contactOverlay as contact } from './contact/overlay.ts';
export { gameContainerOverlay as gameContainer } from './game-container/overlay.ts';
export { infoPopupOverlay as infoPopup } from './info-popup/overlay.ts';
export { limitPromptOverlay as limitPrompt } from './limit-prompt/overlay.ts';
export { loginOverlay as login } from './widget-container/overlay.ts';
export { platformDialogOverlay as platformDialog } from './platform-dialog/overlay.ts';
export { registrationOverlay as registration } from './widget-container/overlay.ts';
export { searchOverlay as search } from './search/overlay.ts';
export { sideMenuOverlay as sideMenu } from './side-menu/overlay.ts';
export { wishNoticeOverlay as wishNotice } from './wish-notice/overlay.tsx';
