import { reactRenderer } from '@hono/react-renderer';
import type { Context } from 'hono';
import { createDocument } from '../../client/entry-server.tsx';
import type { PageData } from '../../shared/pages/page-data.ts';
import type { AppEnv } from '../app-env.ts';
import { edgeMessages } from '../messages.ts';
import { pageAssets } from './assets.ts';
import { streamDocument } from './stream-document.ts';

interface RenderOptions {
  readonly nonce: string;
  /** Streams late parts; otherwise the document is one string. */
  readonly stream: boolean;
}

/**
 * Renders a page's data to its response: one string through @hono/react-renderer when everything is ready, a stream
 * when a part is late.
 * @throws (rejects) what rendering threw, before any byte is sent
 */
export async function renderDocument(
  c: Context<AppEnv>,
  pageData: PageData,
  { nonce, stream }: RenderOptions,
): Promise<Response> {
  const { document, linkHeader } = pageAssets(pageData);
  if (linkHeader !== '') c.header('Link', linkHeader);
  const messages = edgeMessages(pageData.address.locale);
  const element = createDocument(pageData, { nonce, assets: document, messages });
  if (stream) {
    const onError = (error: unknown): void => c.get('record').addError(error);
    return c.body(await streamDocument(element, { nonce, onError }), {
      headers: { 'Content-Type': 'text/html; charset=UTF-8' },
    });
  }
  await reactRenderer()(c, async () => undefined);
  return c.render(element);
}
