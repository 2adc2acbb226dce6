import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server.bun';

interface StreamOptions {
  readonly nonce: string;
  readonly onError: (error: unknown) => void;
}

// Larger than any page: a boundary is sent whole when it is done, never cut into pieces by size.
const WHOLE_BOUNDARIES = Number.POSITIVE_INFINITY;

const encoder = new TextEncoder();

/**
 * Streams a document of which a part is late: the shell at once, each late part when it is there. Rejects when the shell
 * itself cannot be rendered, before any byte has gone out.
 *
 * Of React's builds this is the one that writes strings: React's edge build encodes every attribute by itself (36 calls a
 * tile), this collects a flush and encodes it once.
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

/** What React writes its strings to: they wait here until React flushes, then leave as one chunk of bytes. */
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

  /** A page is small and kept whole: there is no back-pressure to tell React of. */
  on(): this {
    return this;
  }
}
