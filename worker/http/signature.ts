/** HMAC-SHA256 in lower-case hex, as the companion plugin signs (wordpress/README.md). */
export async function sign(secret: string, message: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await hmacKey(secret, 'sign'), encoder.encode(message));
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a hex signature is the message's; takes the same time whatever it is. */
export async function verify(secret: string, message: string, signature: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/u.test(signature)) return false;
  const bytes = Uint8Array.from({ length: 32 }, (_, index) =>
    Number.parseInt(signature.slice(index * 2, index * 2 + 2), 16),
  );
  return crypto.subtle.verify('HMAC', await hmacKey(secret, 'verify'), bytes, encoder.encode(message));
}

/** Whether two secrets are the same; takes the same time whatever they are. */
export async function sameSecret(given: string, expected: string): Promise<boolean> {
  return verify(expected, 'token', await sign(given === '' ? ' ' : given, 'token'));
}

const encoder = new TextEncoder();

function hmacKey(secret: string, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    usage,
  ]);
}
