import { reactRenderer } from '@hono/react-renderer';
import { Hono } from 'hono';
import { createDocument, type DocumentFiles } from '../../client/entry-server.tsx';
import { catalogue as messages } from '../../shared/i18n/en/catalogue.ts';
import { edgeWords } from '../../shared/i18n/en/edge.ts';
import type { PageData } from '../../shared/pages/page-data.ts';
import type { PageOf } from '../../shared/pages/pages.ts';
import { streamDocument } from '../../worker/page/stream-document.ts';

/**
 * The baseline that the site is measured against, in a Worker of its own: bare Hono routes that respond with the same page
 * as the site. `POST /setup` sends it that page.
 */
interface Subject {
  readonly pageData: PageData;
  readonly files: DocumentFiles;
  /** As the site's document carries them. */
  readonly styles: string;
  readonly html: string;
  /** The page's bytes as the site sends them to browsers, in base64. */
  readonly packed: string;
}

const NONCE = 'AAAAAAAAAAAAAAAAAAAAAA==';
const LATE_MS = 5;

let subject: Subject | null = null;
let packed: Uint8Array<ArrayBuffer> = new Uint8Array();

function given(): Subject {
  if (subject === null) throw new Error('POST /setup first');
  return subject;
}

function documentOf({ pageData, files, styles }: Subject) {
  const [first] = files.assets.styles;
  return createDocument(pageData, {
    ...files,
    messages,
    withoutScripts: edgeWords.withoutScripts,
    stylesOf: (file) => (file === first ? styles : ''),
  });
}

/** The lobby, with its live tables deferred. */
function lateDocument({ pageData, ...rest }: Subject) {
  const page = pageData.page as PageOf<'home'>;
  const liveTables = new Promise<typeof page.liveTables>((resolve) => {
    setTimeout(() => resolve(page.liveTables), LATE_MS);
  });
  return documentOf({ ...rest, pageData: { ...pageData, page: { ...page, liveTables } } as PageData });
}

const app = new Hono();
app.post('/setup', async (c) => {
  const sent: Subject = await c.req.json();
  subject = sent;
  packed = new Uint8Array(Buffer.from(sent.packed, 'base64'));
  return c.text('ready');
});
app.get('/word', (c) => c.text('word'));
app.get('/static', (c) => c.html(given().html));
app.get('/packed', () => {
  const headers = { 'Content-Type': 'text/html; charset=UTF-8', 'Content-Encoding': 'br' };
  // workerd's own field of `init`: the bytes are compressed already.
  const init = { headers, encodeBody: 'manual' };
  return new Response(packed, init);
});
app.get('/string', reactRenderer(), (c) => c.render(documentOf(given())));
app.get('/stock-stream', reactRenderer(undefined, { stream: true }), (c) => c.render(lateDocument(given())));
app.get('/our-stream', async (c) => {
  const onError = (error: unknown): void => console.error(error);
  return c.body(await streamDocument(lateDocument(given()), { nonce: NONCE, onError }), {
    headers: { 'Content-Type': 'text/html; charset=UTF-8' },
  });
});

export default app;
