import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server.bun';

interface StreamOptions {
  /** Of the policy, for the scripts that put late parts into their places. */
  readonly nonce: string;
  readonly onError: (error: unknown) => void;
  /** Called when nothing is left to render: the last part has been, the client has left, or rendering failed. */
  readonly onEnd?: () => void;
}

// Larger than any page: a boundary is sent whole when it is done, not cut by size.
const WHOLE_BOUNDARIES = Number.POSITIVE_INFINITY;

const encoder = new TextEncoder();

/**
 * Streams a document of which a part is late: the shell at once, each late part when it is ready.
 *
 * Of React's builds this one writes strings: the edge build encodes every attribute by itself (36 calls a tile), while
 * this collects a flush and encodes it once.
 *
 * @throws (rejects) what rendering threw when the shell itself fails, before any byte is sent
 */
export function streamDocument(
  document: ReactElement,
  { nonce, onError, onEnd = () => {} }: StreamOptions,
): Promise<ReadableStream> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      progressiveChunkSize: WHOLE_BOUNDARIES,
      onError,
      onShellError(error) {
        onEnd();
        reject(error);
      },
      onShellReady() {
        resolve(
          new ReadableStream<Uint8Array>({
            start(controller) {
              pipe(new StringSink(controller, onEnd));
            },
            cancel(reason) {
              onEnd();
              abort(reason);
            },
          }),
        );
      },
    });
  });
}

/** Receives React's strings and holds them until React flushes; then they are sent as one chunk of bytes. */
class StringSink {
  readonly #controller: ReadableStreamDefaultController<Uint8Array>;
  readonly #onEnd: () => void;
  #text = '';

  constructor(controller: ReadableStreamDefaultController<Uint8Array>, onEnd: () => void) {
    this.#controller = controller;
    this.#onEnd = onEnd;
  }

  write(text: string): true {
    this.#text += text;
    return true;
  }

  flush(): void {
    if (this.#text === '') return;
    this.#controller.enqueue(encoder.encode(this.#text));
    this.#text = '';
  }

  end(): void {
    this.flush();
    this.#controller.close();
    this.#onEnd();
  }

  destroy(error: unknown): void {
    this.#controller.error(error);
    this.#onEnd();
  }

  /** A page is small and held in full: React is never told of back-pressure. */
  on(): this {
    return this;
  }
}
