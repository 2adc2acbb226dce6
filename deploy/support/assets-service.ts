import { getMimeType } from 'hono/utils/mime';
import { acceptedCodings, preferredCoding } from '../../worker/http/content-coding.ts';

/**
 * The `ASSETS` binding for a site that hosts itself: files of a folder, read through workerd's disk service,
 * with their types, a year's cache for hashed names, and the Brotli copy that the build laid beside them.
 */
interface AssetsEnv {
  readonly DISK: Fetcher;
}

const YEAR_S = 31_536_000;
const HOUR_S = 3_600;
/** No built file's path is longer; on a name that the file system cannot hold the disk service fails. */
const LONGEST_PATH = 255;

export default {
  async fetch(request: Request, env: AssetsEnv): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 });
    const headers = new Headers({
      'Content-Type': contentType(pathname),
      'Cache-Control': pathname.startsWith('/assets/')
        ? `public, max-age=${YEAR_S}, immutable`
        : `public, max-age=${HOUR_S}`,
      Vary: 'Accept-Encoding',
    });
    if (preferredCoding(acceptedCodings(request)) === 'br') {
      const compressed = await read(env, `${pathname}.br`);
      if (compressed !== null) {
        headers.set('Content-Encoding', 'br');
        return new Response(compressed, { headers, encodeBody: 'manual' });
      }
    }
    const file = await read(env, pathname);
    return file === null ? new Response(null, { status: 404 }) : new Response(file, { headers });
  },
} satisfies ExportedHandler<AssetsEnv>;

/** The file's bytes; `null` when there is none, or when it is a folder (which the disk service lists as JSON). */
async function read(env: AssetsEnv, path: string): Promise<ReadableStream | null> {
  if (path.endsWith('/') || path.includes('/.') || path.length > LONGEST_PATH) return null;
  const response = await env.DISK.fetch(`http://disk${path}`);
  if (!response.ok || response.headers.get('content-type') === 'application/json') {
    await response.body?.cancel();
    return null;
  }
  return response.body;
}

function contentType(path: string): string {
  return getMimeType(path) ?? 'application/octet-stream';
}
