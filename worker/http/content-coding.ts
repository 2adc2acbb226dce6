import { parseAccept } from 'hono/utils/accept';

/** A content coding that the site sends. */
export type ContentCoding = 'br' | 'gzip';

/** Of codings that a client likes equally, the first is sent: it is the smallest. */
const CODINGS: readonly ContentCoding[] = ['br', 'gzip'];

/** Most clients say the same as the one before, in so many characters at most. */
const REMEMBERED_CHARACTERS = 100;
let latest: { readonly accepted: string; readonly preferred: ContentCoding | 'identity' } | null = null;

/**
 * The content coding that a client likes best (RFC 9110 §12.5.3); `identity`: none. A coding that is not named is as good as
 * `*`, and `identity` that is not named is good enough. A client that refuses everything gets `identity`.
 * @param accepted the client's `Accept-Encoding`
 */
export function preferredCoding(accepted: string): ContentCoding | 'identity' {
  if (latest?.accepted === accepted) return latest.preferred;
  const preferred = chosenOf(accepted);
  if (accepted.length <= REMEMBERED_CHARACTERS) latest = { accepted, preferred };
  return preferred;
}

function chosenOf(accepted: string): ContentCoding | 'identity' {
  const qualities = new Map(parseAccept(accepted.toLowerCase()).map(({ type, q }) => [type, q]));
  const others = qualities.get('*') ?? 0;
  let preferred: ContentCoding | 'identity' = 'identity';
  let highest = 0;
  for (const coding of CODINGS) {
    const quality = qualities.get(coding) ?? others;
    if (quality > highest) {
      preferred = coding;
      highest = quality;
    }
  }
  return (qualities.get('identity') ?? 0) > highest ? 'identity' : preferred;
}

/**
 * What a client accepts. Cloudflare's network replaces the header and states the client's own beside it.
 */
export function acceptedCodings({ headers, cf }: Pick<Request, 'headers' | 'cf'>): string {
  const original = cf?.['clientAcceptEncoding'];
  return typeof original === 'string' ? original : (headers.get('accept-encoding') ?? '');
}
