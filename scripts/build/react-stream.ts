import type { Plugin } from 'vite';

const MEASURES = 'return Buffer.byteLength(chunk, "utf8");';

/**
 * Spares React's string-writing build a call into the runtime for every string of a page (some ten thousand on the lobby):
 * it asks their lengths in bytes only to decide which finished boundary is large enough to be sent apart, and none is
 * (`progressiveChunkSize: Infinity`, worker/page/stream-document.ts). The length in characters does as well. A build with
 * another React that has no such line fails here, rather than being slow in silence.
 */
export function reactStringStream(): Plugin {
  return {
    name: 'react-string-stream',
    transform: {
      filter: { id: /react-dom-server\.bun\.production\.js$/u },
      handler(code) {
        if (!code.includes(MEASURES)) throw new Error(`React's bun build has no ${MEASURES}`);
        return { code: code.replace(MEASURES, 'return chunk.length;'), map: null };
      },
    },
  };
}
