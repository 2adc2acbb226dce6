import { createContext, use } from 'react';
import { LazyHydrate } from '../../../state/hydration/lazy-hydrate.tsx';
import type { FooterView } from '../../views/views.tsx';

// No default: the edge has the footer at hand, the browser fetches it, and a document is told which of the two it is.
const FooterContext = createContext<FooterView | null>(null);

export const FooterProvider = FooterContext;

/**
 * The footer's place. It is in the HTML from the start; its code comes to the browser when somebody comes near, since few
 * pages are read to their end, and at the latest with the first navigation, which leaves it standing.
 * @throws outside of `client/app/document/document.tsx`, which provides it
 */
export function FooterSlot() {
  const footer = use(FooterContext);
  if (footer === null) throw new Error('FooterSlot: no FooterProvider above');
  return (
    <LazyHydrate lifetime="document" load={footer.load}>
      <Footer view={footer} />
    </LazyHydrate>
  );
}

function Footer({ view }: { readonly view: FooterView }) {
  return view.render();
}
