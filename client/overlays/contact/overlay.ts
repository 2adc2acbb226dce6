import { simpleOverlay, type Overlay } from '../overlay.ts';

/** The contact popup (§2.12). It stays mounted, so that a message survives a press beside the popup. */
export const contactOverlay: Overlay = { ...simpleOverlay('contact'), unmounts: false };
