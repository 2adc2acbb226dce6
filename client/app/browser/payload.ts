import { PAYLOAD_ID, type PagePayload } from '../document/page-payload.ts';

export interface ReadPayload extends PagePayload {
  /** As it stands in the document: hydration renders the same text again. */
  readonly text: string;
}

/** What the edge wrote into the document (§3 of DESIGN.md: the browser reads the very same PageData). */
export function readPayload(): ReadPayload {
  const text = document.getElementById(PAYLOAD_ID)?.textContent;
  if (text === null || text === undefined) throw new Error(`The document lacks #${PAYLOAD_ID}.`);
  // Our own edge wrote it for this very document.
  const payload: PagePayload = JSON.parse(text);
  return { ...payload, text };
}
