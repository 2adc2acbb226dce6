/** What the Worker uses of Node's zlib, which workerd has; the types of Node itself would let it use more. */
declare module 'node:zlib' {
  interface CompressOptions {
    readonly level?: number;
    readonly params?: Readonly<Record<number, number>>;
  }
  export function brotliCompressSync(data: Uint8Array, options?: CompressOptions): Uint8Array;
  export function gzipSync(data: Uint8Array, options?: CompressOptions): Uint8Array;
  export function gunzipSync(data: Uint8Array): Uint8Array;
  export const constants: {
    readonly BROTLI_PARAM_QUALITY: number;
    readonly BROTLI_PARAM_SIZE_HINT: number;
  };
}
