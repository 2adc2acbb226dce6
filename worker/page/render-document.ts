import type { Context } from 'hono';
import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createDocument, createLastResort } from '../../client/entry-server.tsx';
import type { PageData } from '../../shared/pages/page-data.ts';
import type { KeepUntil } from '../admission/admission.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import type { AppEnv } from '../app-env.ts';
import { edgeMessages, type EdgeMessages } from '../messages.ts';
import { pageAssets } from './assets.ts';
import { createFragments } from './fragments.ts';
import { isShared } from './page-cache.ts';
import { streamDocument } from './stream-document.ts';

const fragments = createFragments();

/** The headers that belong to a page's document and not to one visitor. */
export function documentHeaders(pageData: PageData): Readonly<Record<string, string>> {
  const { linkHeader } = pageAssets(pageData);
  return {
    'Content-Type': 'text/html; charset=UTF-8',
    ...(linkHeader === '' ? {} : { Link: linkHeader }),
  };
}

/**
 * Renders a page of which everything is ready to one string.
 * @throws what rendering threw
 */
export function renderDocument(pageData: PageData): string {
  return `<!DOCTYPE html>${renderToString(elementOf(pageData))}`;
}

/**
 * Streams a page of which a part is late. Only such a page has inline scripts of React's own, and a nonce for them. It keeps
 * its turn until the last part is rendered.
 * @throws (rejects) what rendering threw, before any byte is sent
 */
export function streamRendered(
  c: Context<AppEnv>,
  pageData: PageData,
  keepUntil: KeepUntil,
): Promise<ReadableStream> {
  const onError = (error: unknown): void => c.get('record').addError(error);
  const { promise: rendered, resolve: onEnd } = Promise.withResolvers<void>();
  keepUntil(rendered);
  return streamDocument(elementOf(pageData), { nonce: c.get('admitNonce')(), onError, onEnd });
}

/** The document of last resort (§2.4), of words alone. */
export function renderLastResort(locale: Locale, { errors }: Pick<EdgeMessages, 'errors'>): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(createLastResort({ locale, errors }))}`;
}

function elementOf(pageData: PageData): ReactElement {
  const { document } = pageAssets(pageData);
  const messages = edgeMessages(pageData.address.locale);
  return createDocument(pageData, {
    assets: document,
    messages,
    // What is made for one visitor must not push out what all share.
    ...(isShared(pageData.visitor) ? { fragments } : {}),
  });
}
