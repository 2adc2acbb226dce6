import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server.bun';

interface StreamOptions {
  /** Of the policy, for the scripts that put late parts into their places. */
  readonly nonce: string;
  readonly onError: (error: unknown) => void;
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
  { nonce, onError }: StreamOptions,
): Promise<ReadableStream> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      progressiveChunkSize: WHOLE_BOUNDARIES,
      onError,
      onShellError: reject,
      onShellReady() {
        resolve(
          new ReadableStream<Uint8Array>({
            start(controller) {
              pipe(new StringSink(controller));
            },
            cancel: abort,
          }),
        );
      },
    });
  });
}

/** Receives React's strings and holds them until React flushes; then they are sent as one chunk of bytes. */
class StringSink {
  readonly #controller: ReadableStreamDefaultController<Uint8Array>;
  #text = '';

  constructor(controller: ReadableStreamDefaultController<Uint8Array>) {
    this.#controller = controller;
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
  }

  destroy(error: unknown): void {
    this.#controller.error(error);
  }

  /** A page is small and held in full: React is never told of back-pressure. */
  on(): this {
    return this;
  }
}
