const DRIP_INTERVAL_MS = 500;
const OVERSIZE_BYTES = 8 * 1024 * 1024;
const SPACES = new Uint8Array(64 * 1024).fill(0x20);

/** The same answer, a byte every half second. */
export async function dripped(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(sent, sent + 1));
      sent += 1;
      await new Promise((resolve) => {
        setTimeout(resolve, DRIP_INTERVAL_MS);
      });
    },
  });
  return new Response(body, { status: response.status, headers: headersWithoutLength(response) });
}

/**
 * Half of the answer under a header that promises all of it, then the connection breaks. A stream of no declared length
 * would not do: workerd ends it as if it were whole.
 */
export async function resetMidway(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { readable, writable } = new FixedLengthStream(bytes.length + 1);
  const writer = writable.getWriter();
  const half = bytes.subarray(0, Math.max(1, bytes.length >> 1));
  void writer
    .write(half)
    .then(() => disconnectedError())
    .then((error) => writer.abort(error))
    .catch(() => undefined); // The reader may be gone before us: that is a reset too.
  return new Response(readable, { status: response.status, headers: headersWithoutLength(response) });
}

/** The first half of the answer as if it were all of it. */
export async function truncated(response: Response): Promise<Response> {
  const bytes = await response.arrayBuffer();
  return new Response(bytes.slice(0, bytes.byteLength >> 1), {
    status: response.status,
    headers: headersWithoutLength(response),
  });
}

/** The answer and 8 MB of white space: well-formed, and more than anybody should read. */
export async function oversized(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  let padding = OVERSIZE_BYTES;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes),
    pull(controller) {
      if (padding <= 0) return controller.close();
      controller.enqueue(SPACES);
      padding -= SPACES.length;
    },
  });
  return new Response(body, { status: response.status, headers: headersWithoutLength(response) });
}

function headersWithoutLength(response: Response): Headers {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.delete('content-encoding');
  return headers;
}

/**
 * Closes the connection without a status line. workerd answers 500 to an error thrown by a Worker, except to one of its
 * own "disconnected" errors, which it hands on by disconnecting: so we ask a port that no server listens on.
 */
export async function closedWithoutAnswer(): Promise<Response> {
  return fetch('http://127.0.0.1:1/');
}

/** The error that makes workerd drop a connection, to break a body with. */
async function disconnectedError(): Promise<unknown> {
  try {
    await closedWithoutAnswer();
  } catch (error) {
    return error;
  }
  return new Error('A server listens on port 1');
}

/** The answer with every value of a wrong type: numbers for texts, texts for numbers, an object for an empty list. */
export async function wronglyShaped(response: Response): Promise<Response> {
  const text = await response.text();
  const headers = new Headers({ 'content-type': 'application/json; charset=UTF-8' });
  return new Response(JSON.stringify(wrong(parsed(text))), { status: 200, headers });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { script: text.length }; // Not JSON in the first place (a script, an image): any JSON is wrong for it.
  }
}

function wrong(value: unknown): unknown {
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number') return 'not a number';
  if (Array.isArray(value)) return value.length === 0 ? {} : value.map(wrong);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wrong(inner)]));
  }
  return [];
}
