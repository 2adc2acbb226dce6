import type { ReactElement } from 'react';
import { PICTURES_WAIT_FOR } from '../shared/config/constants.ts';
import type { FoundPart } from '../shared/domain/games/lobby.ts';
import type { Messages } from '../shared/i18n/messages.ts';
import type { PageData } from '../shared/pages/page-data.ts';
import { Document } from './app/document/document.tsx';
import { LastResortDocument, type LastResortProps } from './app/document/last-resort.tsx';
import { OfflineDocument, type OfflineProps } from './app/document/offline-document.tsx';
import { StylePage, type StylePageProps } from './app/style-page/style-page.tsx';
import type { DocumentAssets } from './app/document/document-assets.ts';
import { PAYLOAD_ID } from './app/document/page-payload.ts';
import { dataBlockHtml, edgeHtml } from './trusted/trusted.ts';
import { entryElement, type DocumentModules } from './app/document/entry-script.ts';
import { EDGE_VIEWS } from './app/views/edge-views.tsx';
import { createAppState } from './state/app-state.ts';
import { withoutFound } from './state/hydration/found-data.ts';
import type { Fragments } from './state/hydration/fragments.ts';
import { toScriptJson } from './state/hydration/script-json.ts';
import { sentOf } from './state/hydration/sent-page.ts';
import { INERT_COLLABORATORS } from './state/inert.ts';

export type { DocumentAssets } from './app/document/document-assets.ts';
export type { LastResortProps } from './app/document/last-resort.tsx';
export type { StylePageProps } from './app/style-page/style-page.tsx';
export type { OfflineProps } from './app/document/offline-document.tsx';
export type { Fragments } from './state/hydration/fragments.ts';
export { entryScript } from './app/document/entry-script.ts';
export { PART_OF_SHEET } from './app/document/whole-sheets.ts';
export { documentSources, ENTRY_SOURCE, type DocumentSources } from './app/views/document-sources.ts';

/** What paper needs, where no script brings the whole sheets. Its address is one of the build's. */
const printLink = (sheet: string): string => `<link rel="stylesheet" media="print" href="${sheet}">`;

const AT_FIRST = { [PICTURES_WAIT_FOR]: 'paint' } as const;

/** The built files of a document. */
export interface DocumentFiles {
  readonly assets: DocumentAssets;
  readonly modules: DocumentModules;
  /** Those of `assets.styles` that have rules for paper. */
  readonly printed: readonly string[];
}

interface DocumentOptions extends DocumentFiles {
  /** What stands in the document for each file of `assets.styles`. */
  readonly stylesOf: (file: string) => string;
  readonly messages: Messages;
  /** What is said in the place of the scripts, where none run: plain words. */
  readonly withoutScripts: string;
  /** Parts that were rendered for earlier requests; without it every part is rendered. */
  readonly fragments?: Fragments;
}

/**
 * The server entry: turns a page's data into the element of its whole document. All code is loaded, so it renders
 * synchronously; only a `Deferred` part whose promise is still pending suspends. The state is used for this one rendering.
 */
export function createDocument(
  pageData: PageData,
  { assets, stylesOf, modules, printed, messages, withoutScripts, fragments }: DocumentOptions,
): ReactElement {
  const inDocument = new Map<object, FoundPart>();
  // Nobody prints the lobby, and its document is at its budget.
  const isLobby = pageData.page.name === 'home';
  const app = createAppState(pageData, {
    messages,
    collaborators: INERT_COLLABORATORS,
    hydration: null,
    ...(fragments === undefined ? {} : { fragments: noting(fragments, inDocument) }),
  });
  const scripts = () => {
    const payload = {
      pageData: { ...withoutFound(pageData), page: sentOf(pageData.page, inDocument) },
      assets,
    };
    const json = toScriptJson(payload);
    return edgeHtml(
      `<noscript>${isLobby ? '' : printed.map(printLink).join('')}<p class="no-script">${withoutScripts}</p></noscript>${dataBlockHtml({ type: 'application/json', id: PAYLOAD_ID, json })}${entryElement(modules)}`,
    );
  };
  return (
    <Document
      app={app}
      views={EDGE_VIEWS}
      assets={assets}
      stylesOf={(file) => edgeHtml(stylesOf(file))}
      scripts={scripts}
      atFirst={AT_FIRST}
    />
  );
}

/** The same fragments; what they are made of, and what is left of it in the data, is put into `found` as they are rendered. */
function noting(fragments: Fragments, found: Map<object, FoundPart>): Fragments {
  return {
    ...fragments,
    htmlOf(source, locale, render) {
      const { id, layout } = source;
      found.set(source, { id, ...(layout === undefined ? {} : { layout }), isInDocument: true });
      return fragments.htmlOf(source, locale, render);
    },
  };
}

/** The document for when no other can be made (§2.4): the page alone, in the layout `blank`. */
export function createLastResort(words: LastResortProps): ReactElement {
  return <LastResortDocument {...words} />;
}

/** The document for who has no network. */
export function createOffline(props: OfflineProps): ReactElement {
  return <OfflineDocument {...props} />;
}

/** `/ops/style`: the tokens and the parts of `client/ui`. */
export function createStylePage(props: StylePageProps): ReactElement {
  return <StylePage {...props} />;
}
