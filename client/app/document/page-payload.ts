import type { PageData } from '../../../shared/pages/page-data.ts';
import type { DocumentAssets } from './document-assets.ts';

/** Id of the script element that holds the page's data. */
export const PAYLOAD_ID = 'page-data';

/** What hydration needs to render the same document as the edge did. */
export interface PagePayload {
  readonly pageData: PageData;
  readonly assets: DocumentAssets;
}
