import type { PageData } from '../../../shared/pages/page-data.ts';
import type { DocumentAssets } from './document-assets.ts';

/** Where the page's data lies in the document. */
export const PAYLOAD_ID = 'page-data';

/** What the browser needs to render the document again as the edge did. */
export interface PagePayload {
  readonly pageData: PageData;
  readonly assets: DocumentAssets;
}
