import type { HTMLAttributes, ReactElement, RefCallback } from 'react';
import { edgeHtml, FOUND_HTML } from '../../trusted/trusted.ts';
import type { FoundPart } from '../../../shared/domain/games/lobby.ts';
import { AppProvider, useApp, useLocale } from '../app-context.tsx';
import type { FragmentSource } from './fragments.ts';

interface FragmentProps<Source extends FragmentSource> {
  /** The data that the contents are made of. */
  readonly source: Source | FoundPart;
  /** Of the section; `headingOf` gives the id of the heading that is among the contents. */
  readonly attributes: HTMLAttributes<HTMLElement>;
  readonly contentsOf: (source: Source) => ReactElement;
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
export function Fragment<Source extends FragmentSource>({
  source,
  attributes,
  contentsOf,
  follow,
}: FragmentProps<Source>) {
  const app = useApp();
  const { fragments, hydration } = app;
  const locale = useLocale();
  if ('isInDocument' in source) {
    const ref = hydration?.found.refOf(source, follow);
    // A key: React makes another element where the data is whole.
    return <section key="found" {...attributes} {...FOUND_HTML} ref={ref} />;
  }
  const contents = contentsOf(source);
  if (fragments !== null) {
    const render = (): ReactElement => <AppProvider app={app}>{contents}</AppProvider>;
    return <section {...attributes} {...edgeHtml(fragments.htmlOf(source, locale, render))} />;
  }
  return <section {...attributes}>{contents}</section>;
}
