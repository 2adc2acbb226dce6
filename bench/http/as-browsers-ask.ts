import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** What Chromium sends when a visitor opens an address. */
export const BROWSER_HEADERS = {
  accept:
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-GB,en;q=0.9',
  'cache-control': 'max-age=0',
  'sec-ch-ua': '"Chromium";v="146", "Not-A.Brand";v="24", "Google Chrome";v="146"',
  'sec-ch-ua-mobile': '?0',
  'sec-ch-ua-platform': '"Linux"',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
  'sec-fetch-user': '?1',
  'upgrade-insecure-requests': '1',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36',
} as const;

export type RequestHeaders = Readonly<Record<string, string>>;

/** The same with another `Accept-Encoding`. */
export function accepting(codings: string): RequestHeaders {
  return { ...BROWSER_HEADERS, 'accept-encoding': codings };
}

export interface Transferred {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The body's bytes as they were sent. */
  readonly sent: Buffer;
}

/** Requests an address as a browser does; nothing is unpacked. */
export function transfer(url: string, headers: RequestHeaders = BROWSER_HEADERS): Promise<Transferred> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          sent: Buffer.concat(chunks),
        }),
      );
    }).on('error', reject);
  });
}

/** The text of a response, unpacked as a browser would. */
export function textOf({ headers, sent }: Transferred): string {
  return (headers['content-encoding'] === 'br' ? brotliDecompressSync(sent) : sent).toString('utf8');
}
