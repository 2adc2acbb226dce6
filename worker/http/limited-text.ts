/** A message's body as text; `null` once it grows past the limit, without reading the rest. */
export async function readLimitedText(message: Request | Response, maxBytes: number): Promise<string | null> {
  if (message.body === null) return '';
  if (Number(message.headers.get('content-length') ?? 0) > maxBytes) {
    await message.body.cancel();
    return null;
  }
  const reader: ReadableStreamDefaultReader<Uint8Array> = message.body.getReader();
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
