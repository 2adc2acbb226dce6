import { createContext, use, type ComponentType } from 'react';

// No default: the edge has the footer at hand, the browser fetches it, and a document is told which of the two it is.
const FooterContext = createContext<ComponentType | null>(null);

export const FooterProvider = FooterContext;

/**
 * The footer's place. It is in the HTML from the start; its code comes to the browser when somebody comes near, since few
 * pages are read to their end.
 * @throws outside of `client/app/document.tsx`, which provides it
 */
export function FooterSlot() {
  const Footer = use(FooterContext);
  if (Footer === null) throw new Error('FooterSlot: no FooterProvider above');
  return <Footer />;
}
