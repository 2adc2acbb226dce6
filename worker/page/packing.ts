import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import type { Bindings } from '../env.ts';
import type { ContentCoding } from '../http/content-coding.ts';
import { KEPT_MEMORY } from '../kept-memory.ts';
import type { Bytes } from './bytes.ts';

/** A page's HTML in every coding that the site sends. */
export interface Packed extends Readonly<Record<ContentCoding, Bytes>> {
  readonly kind: 'packed';
  /** No better quality is to be had. */
  readonly isSmallest: boolean;
}

/** Compresses pages that are kept, in the background. */
export interface Packer {
  /** Qualities of Brotli that are worth asking it for, one after the other: the first is done soon, the last is the smallest. */
  readonly brotliQualities: readonly [soon: number, ...better: number[]];
  /** Bytes of pages that there is memory for beside it; left out: as many as the cache holds. */
  readonly roomBytes?: number;
  /** @throws (rejects) Error when it cannot */
  pack(html: Bytes, coding: ContentCoding, quality: number): Promise<Bytes>;
}

const GZIP_LEVEL = 6;

/** Of a page of 220 KB, 5 takes 10 ms and gives 19.8 KB; 11 takes half a second and gives 17.0. */
const SOON = 5;
const BEST = 11;

/** Compresses on the isolate's own thread, which serves visitors too: soon, not best. */
export const ISOLATE_PACKER: Packer = {
  brotliQualities: [SOON],
  roomBytes: KEPT_MEMORY.pageBytes,
  async pack(html, coding, quality) {
    if (coding === 'gzip') return bytesOf(gzipSync(html, { level: quality }));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    };
    return bytesOf(brotliCompressSync(html, { params }));
  },
};

/** Compresses in another process of low priority (deploy/packer-process.ts), so that the best quality costs no visitor anything. */
function remotePacker(service: Fetcher): Packer {
  return {
    brotliQualities: [SOON, BEST],
    async pack(html, coding, quality) {
      const response = await service.fetch(`http://packer/${coding}/${quality}`, {
        method: 'POST',
        body: html,
      });
      if (!response.ok) throw new Error(`The packer answered ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}

/** Who packs the pages of this site. */
export function packerOf({ PACKER }: Pick<Bindings, 'PACKER'>): Packer {
  return PACKER === undefined ? ISOLATE_PACKER : remotePacker(PACKER);
}

/** Packs a page as often as it gets smaller: what is done soon comes first. */
export async function* pack(html: Bytes, packer: Packer): AsyncGenerator<Packed> {
  const [soon, ...better] = packer.brotliQualities;
  const [br, gzip] = await Promise.all([
    packer.pack(html, 'br', soon),
    packer.pack(html, 'gzip', GZIP_LEVEL),
  ]);
  yield { kind: 'packed', br, gzip, isSmallest: better.length === 0 };
  for (const [index, quality] of better.entries()) {
    const smaller = await packer.pack(html, 'br', quality);
    yield { kind: 'packed', br: smaller, gzip, isSmallest: index === better.length - 1 };
  }
}

/** The HTML again. */
export function unpack({ gzip }: Pick<Packed, 'gzip'>): Bytes {
  return bytesOf(gunzipSync(gzip));
}

/** Bytes of a buffer of their own: Node's may be a part of a larger one. */
function bytesOf(buffer: Uint8Array): Bytes {
  return new Uint8Array(buffer);
}
