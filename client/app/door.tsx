import type { ReactElement } from 'react';
import { CATALOGUES } from '../../shared/i18n/catalogues.ts';
import { LOCALE_FACTS } from '../../shared/i18n/locales.ts';
import type { PageData } from '../../shared/page-data.ts';
import { createAppState } from '../state/app-state.ts';
import { INERT_COLLABORATORS } from '../state/inert.ts';
import { Document } from './document.tsx';
import type { DocumentAssets } from './document-assets.ts';
import { EDGE_VIEWS } from './edge-views.tsx';
import { toScriptJson } from '../state/hydration/script-json.ts';
import type { PagePayload } from './page-payload.ts';

export type { DocumentAssets } from './document-assets.ts';
export { documentSources, type DocumentSources } from './document-sources.ts';

export interface DocumentOptions {
  /** Of the Content-Security-Policy, fresh for each answer. */
  readonly nonce: string;
  readonly assets: DocumentAssets;
}

/**
 * The one way in from the edge (DESIGN.md §2): a page's data to the element of its whole document. Everything needed
 * is at hand, so it renders synchronously; only a `Deferred` part whose promise is still pending suspends.
 * The state lives as long as this one rendering.
 */
export function createDocument(pageData: PageData, { nonce, assets }: DocumentOptions): ReactElement {
  const payload: PagePayload = { pageData, assets };
  const app = createAppState(pageData, {
    messages: CATALOGUES[LOCALE_FACTS[pageData.route.locale].language],
    collaborators: INERT_COLLABORATORS,
    hydrationGate: null,
  });
  return (
    <Document app={app} views={EDGE_VIEWS} assets={assets} payload={toScriptJson(payload)} nonce={nonce} />
  );
}
