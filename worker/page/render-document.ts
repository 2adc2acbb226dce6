import type { Context } from 'hono';
import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createDocument,
  createLastResort,
  createOffline,
  createStylePage,
  type DocumentFiles,
  type Fragments,
  type LastResortProps,
  type OfflineProps,
  type StylePageProps,
} from '../../client/entry-server.tsx';
import type { PageData } from '../../shared/pages/page-data.ts';
import type { KeepUntil } from '../admission/admission.ts';
import type { AppEnv } from '../app-env.ts';
import { edgeMessages } from '../messages.ts';
import { CLOCK } from '../timing/clock.ts';
import { aroundKey } from './around-key.ts';
import { carryStyles, documentFiles, placeOfStyles, wholeStyles } from './assets.ts';
import { joined, type Bytes } from './bytes.ts';
import { createFragments } from './fragments.ts';
import { isShared } from './page-cache.ts';
import { streamDocument } from './stream-document.ts';
import { wordsOf } from './used-styles.ts';

const fragments = createFragments();

/** The headers that belong to a page's document and not to one visitor. */
export const DOCUMENT_HEADERS = { 'Content-Type': 'text/html; charset=UTF-8' } as const;

/**
 * Renders a page of which everything is ready, as it is sent.
 * @throws what rendering threw
 */
export function renderDocument(pageData: PageData): Bytes {
  const files = documentFiles(pageData);
  const marked = fragments.marked(aroundKey(pageData));
  const html = renderToString(elementOf(pageData, files, { stylesOf: placeOfStyles, fragments: marked }));
  const words = new Set([...wordsOf(html), ...marked.words()]);
  const pieces = carryStyles(`<!DOCTYPE html>${html}`, files.assets.styles, words);
  return joined(pieces.flatMap((piece) => (typeof piece === 'string' ? marked.piecesOf(piece) : [piece])));
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
  const record = c.get('record');
  const since = CLOCK.now();
  const onError = (error: unknown): void => record.addError(error);
  const { promise: rendered, resolve } = Promise.withResolvers<void>();
  keepUntil(rendered);
  const onEnd = (): void => {
    record.addStep('render', since, CLOCK.now());
    resolve();
  };
  // Late parts may use anything.
  return streamDocument(elementOf(pageData, documentFiles(pageData), { stylesOf: wholeStyles, fragments }), {
    nonce: c.get('admitNonce')(),
    onError,
    onEnd,
  });
}

/** A document of words alone, which needs no data and no file (§2.4). */
export function renderLastResort(words: LastResortProps): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(createLastResort(words))}`;
}

/** The document for who has no network (worker/routes/offline.ts). */
export function renderOffline(props: OfflineProps): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(createOffline(props))}`;
}

/** The tokens and the parts of the site's looks, for who works on them (worker/routes/ops/style.ts). */
export function renderStylePage(props: StylePageProps): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(createStylePage(props))}`;
}

function elementOf(
  pageData: PageData,
  files: DocumentFiles,
  rendered: { readonly stylesOf: (file: string) => string; readonly fragments: Fragments },
): ReactElement {
  const messages = edgeMessages(pageData.address.locale);
  return createDocument(pageData, {
    ...files,
    stylesOf: rendered.stylesOf,
    messages,
    withoutScripts: messages.withoutScripts,
    // What is made for one visitor must not push out what all share.
    ...(isShared(pageData.visitor) ? { fragments: rendered.fragments } : {}),
  });
}
