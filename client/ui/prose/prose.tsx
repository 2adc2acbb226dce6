import { useEffect, useRef } from 'react';
import type { SafeHtml } from '../../../shared/domain/content.ts';
import { useSafeHtml } from '../../trusted/trusted.ts';

interface ProseProps {
  readonly html: SafeHtml;
}

/**
 * Editors' content. Its styles are in `client/styles/cms.css`, which the pages that show it import. If it contains embeds,
 * the code that loads them on a click is fetched; without that code they stay links.
 */
export function Prose({ html }: ProseProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current;
    if (element === null || !html.includes('data-embed-src')) return undefined;
    const unmounted = new AbortController();
    void import('./embed-facades.ts').then(
      ({ openEmbedsOnClick }) => openEmbedsOnClick(element, unmounted.signal),
      (error: unknown) => console.warn('Embeds stay links.', error),
    );
    return () => unmounted.abort();
  }, [html]);
  return <div className="cms" ref={root} {...useSafeHtml(html)} />;
}
