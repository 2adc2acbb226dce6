import type { HTMLAttributes, ReactElement, RefCallback } from 'react';
import { edgeHtml, FOUND_HTML } from '../../trusted/trusted.ts';
import { AppProvider, useApp, useLocale } from '../app-context.tsx';
import type { FoundPart } from './found-parts.ts';

interface FragmentProps {
  /** The data that the contents are made of. */
  readonly source: FoundPart;
  /** Of the section; `headingOf` gives the id of the heading that is among the contents. */
  readonly attributes: HTMLAttributes<HTMLElement>;
  readonly contents: ReactElement;
  /** A ref for the section where its contents were found in the document, in the place of theirs. */
  readonly follow: RefCallback<HTMLElement>;
}

/**
 * A section whose HTML the edge renders once for each `source`, with the same result. A document's data leaves out what it is
 * made of, and the browser keeps the HTML as it is; in the data of a later page the source is whole, and React renders it.
 *
 * The contents must use no `useId` (its ids tell a place in the whole tree), no signal, nothing of the visitor or the request,
 * and no image that is fetched early (React announces it in the head). What they do is done by delegated listeners, or by `follow`.
 */
export function Fragment({ source, attributes, contents, follow }: FragmentProps) {
  const app = useApp();
  const { fragments, hydration } = app;
  const locale = useLocale();
  if (fragments !== null) {
    const render = (): ReactElement => <AppProvider app={app}>{contents}</AppProvider>;
    return <section {...attributes} {...edgeHtml(fragments.htmlOf(source, locale, render))} />;
  }
  if (source.isInDocument === true && hydration !== null) {
    const ref = hydration.found.refOf(source, follow);
    // A key: React makes another element where the data is whole.
    return <section key="found" {...attributes} {...FOUND_HTML} ref={ref} />;
  }
  return <section {...attributes}>{contents}</section>;
}
