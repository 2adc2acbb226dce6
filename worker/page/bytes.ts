export type Bytes = Uint8Array<ArrayBuffer>;

/** A piece of a document: what was made for it, or what is kept as it is sent. */
export type Piece = string | Uint8Array;

const encoder = new TextEncoder();

export function encoded(text: string): Uint8Array {
  return encoder.encode(text);
}

/**
 * The pieces as one document. Not as one string: kept pieces would be copied twice and turned into bytes for each page, which for the lobby
 * is a third of all that its response costs (docs/performance.md).
 */
export function joined(pieces: readonly Piece[]): Bytes {
  const parts = pieces.map((piece) => (typeof piece === 'string' ? encoded(piece) : piece));
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
