import { simpleOverlay } from '../overlay.ts';

/** Who it is, before the platform's chat opens (§2.12). */
export const chatFormOverlay = simpleOverlay('chat-form');
