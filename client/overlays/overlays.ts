import { chatFormOverlay } from './chat-form/overlay.ts';
import { consentOverlay } from './consent/overlay.ts';
import { contactOverlay } from './contact/overlay.ts';
import { gameContainerOverlay } from './game-container/overlay.ts';
import { infoPopupOverlay } from './info-popup/overlay.ts';
import { limitPromptOverlay } from './limit-prompt/overlay.ts';
import { platformDialogOverlay } from './platform-dialog/overlay.ts';
import { loginOverlay, registrationOverlay } from './widget-container/overlay.ts';
import { searchOverlay } from './search/overlay.ts';
import { sideMenuOverlay } from './side-menu/overlay.ts';
import { wishNoticeOverlay } from './wish-notice/overlay.tsx';
import type { Overlay } from './overlay.ts';

/**
 * The list of all overlays, one line each; each has a folder with its component (docs/how-to/overlay.md). Only
 * `client/app` imports this file.
 */
export const OVERLAYS = {
  chatForm: chatFormOverlay,
  consent: consentOverlay,
  contact: contactOverlay,
  gameContainer: gameContainerOverlay,
  infoPopup: infoPopupOverlay,
  limitPrompt: limitPromptOverlay,
  login: loginOverlay,
  platformDialog: platformDialogOverlay,
  registration: registrationOverlay,
  search: searchOverlay,
  sideMenu: sideMenuOverlay,
  wishNotice: wishNoticeOverlay,
} satisfies Readonly<Record<string, Overlay>>;
