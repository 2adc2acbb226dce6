import { reactRenderer } from '@hono/react-renderer';
import type { Context } from 'hono';
import { createDocument } from '../../client/app/door.tsx';
import type { PageData } from '../../shared/page-data.ts';
import type { AppEnv } from '../app-env.ts';
import { pageAssets } from './assets.ts';

export interface RenderOptions {
  readonly nonce: string;
  /** Streams what is late (DESIGN.md §4); otherwise the document is one string. */
  readonly stream: boolean;
}

// Larger than any page: a boundary is sent whole when it is done, never cut into pieces by size.
const WHOLE_BOUNDARIES = Number.POSITIVE_INFINITY;

/**
 * A page's data to its answer, through the renderer made for this very request: @hono/react-renderer fixes its options
 * when it is created, so one shared renderer would give every visitor the same nonce.
 */
export async function renderDocument(
  c: Context<AppEnv>,
  pageData: PageData,
  { nonce, stream }: RenderOptions,
): Promise<Response> {
  const { document, linkHeader } = pageAssets(pageData);
  if (linkHeader !== '') c.header('Link', linkHeader);
  c.status(pageStatus(pageData.status));
  const install = reactRenderer(
    undefined,
    stream
      ? {
          // Headers, not `true`: that would set Transfer-Encoding by hand.
          stream: { 'Content-Type': 'text/html; charset=UTF-8' },
          readableStreamOptions: {
            nonce,
            progressiveChunkSize: WHOLE_BOUNDARIES,
            onError: (error) => {
              c.get('record').addError(error);
            },
          },
        }
      : {},
  );
  await install(c, async () => undefined);
  return c.render(createDocument(pageData, { nonce, assets: document }));
}

function pageStatus(status: number): 200 | 404 | 500 | 403 {
  return status === 404 || status === 403 || status === 500 ? status : 200;
}
