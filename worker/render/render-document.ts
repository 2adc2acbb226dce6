import { reactRenderer } from '@hono/react-renderer';
import type { Context } from 'hono';
import { createDocument } from '../../client/app/door.tsx';
import type { PageData } from '../../shared/page-data.ts';
import type { AppEnv } from '../app-env.ts';
import { pageAssets } from './assets.ts';
import { streamDocument } from './stream-document.ts';

interface RenderOptions {
  readonly nonce: string;
  /** Streams what is late (DESIGN.md §4); otherwise the document is one string. */
  readonly stream: boolean;
}

/**
 * A page's data to its answer: one string through @hono/react-renderer when everything is at hand, a stream when a part
 * of it is late. Throws what rendering threw, before anything was sent.
 */
export async function renderDocument(
  c: Context<AppEnv>,
  pageData: PageData,
  { nonce, stream }: RenderOptions,
): Promise<Response> {
  const { document, linkHeader } = pageAssets(pageData);
  if (linkHeader !== '') c.header('Link', linkHeader);
  c.status(pageStatus(pageData.status));
  const element = createDocument(pageData, { nonce, assets: document });
  if (stream) {
    const onError = (error: unknown): void => c.get('record').addError(error);
    return c.body(await streamDocument(element, { nonce, onError }), {
      headers: { 'Content-Type': 'text/html; charset=UTF-8' },
    });
  }
  await reactRenderer()(c, async () => undefined);
  return c.render(element);
}

function pageStatus(status: number): 200 | 404 | 500 | 403 {
  return status === 404 || status === 403 || status === 500 ? status : 200;
}
