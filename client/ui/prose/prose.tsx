import { useEffect, useRef } from 'react';

interface ProseProps {
  /** HTML that the edge has cleaned (worker/content); never anything else. */
  readonly html: string;
}

/**
 * Editors' content. Its looks are in `client/styles/cms.css`, which the pages that show it import. Where it holds
 * embeds, the little code that loads them on a click is fetched; without it they stay links.
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
  return <div className="cms" ref={root} dangerouslySetInnerHTML={{ __html: html }} />;
}
