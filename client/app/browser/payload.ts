import { PAYLOAD_ID, type PagePayload } from '../document/page-payload.ts';

/** The data that the edge rendered the document from, so that hydration renders the same. */
export function readPayload(): PagePayload {
  const text = document.getElementById(PAYLOAD_ID)?.textContent;
  if (text === null || text === undefined) throw new Error(`The document lacks #${PAYLOAD_ID}.`);
  // Not validated: our own edge wrote it for this document.
  const payload: PagePayload = JSON.parse(text);
  return payload;
}
