const encoder = new TextEncoder();

/**
 * Whether a signature is that of the message: HMAC-SHA256 in lower-case hex, as the companion plugin signs
 * (wordpress/README.md). Takes constant time.
 */
export async function verify(secret: string, message: string, signature: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/u.test(signature)) return false;
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  );
  return crypto.subtle.verify('HMAC', key, Uint8Array.fromHex(signature), encoder.encode(message));
}
