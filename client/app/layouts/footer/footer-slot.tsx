import { createContext, use, type ReactElement } from 'react';

// No default: the edge has the footer at hand, the browser fetches it, and a document is told which of the two it is.
const FooterContext = createContext<ReactElement | null>(null);

export const FooterProvider = FooterContext;

/**
 * The footer's place. It is in the HTML from the start; its code comes to the browser when somebody comes near, since few
 * pages are read to their end.
 * @throws outside of `client/app/document.tsx`, which provides it
 */
export function FooterSlot() {
  const footer = use(FooterContext);
  if (footer === null) throw new Error('FooterSlot: no FooterProvider above');
  return footer;
}
