import { createContext, use } from 'react';
import { LazyHydrate } from '../../../state/hydration/lazy-hydrate.tsx';
import type { FooterView } from '../../views/views.tsx';

// No default: at the edge the footer is already loaded, in the browser it is fetched, and the document says which.
const FooterContext = createContext<FooterView | null>(null);

export const FooterProvider = FooterContext;

/**
 * The footer. Its HTML is there from the start; its code is fetched and it is hydrated when it comes near the viewport,
 * since few pages are read to their end, or with the first navigation, after which it stays.
 * @throws Error when no `FooterProvider` is above (`client/app/document/document.tsx` renders it)
 */
export function FooterSlot() {
  const footer = use(FooterContext);
  if (footer === null) throw new Error('No FooterProvider');
  return (
    <LazyHydrate lifetime="document" load={footer.load}>
      <Footer view={footer} />
    </LazyHydrate>
  );
}

function Footer({ view }: { readonly view: FooterView }) {
  return view.render();
}
