declare module 'virtual:asset-manifest' {
  /** Vite's client manifest, by source path; `null` on the dev server. */
  const manifest: Readonly<
    Record<
      string,
      {
        readonly file: string;
        readonly src?: string;
        readonly css?: readonly string[];
        readonly imports?: readonly string[];
        readonly assets?: readonly string[];
      }
    >
  > | null;
  export default manifest;

  /** What each of the manifest's style sheets holds, by its file; no closing tag of an element is in it. */
  export const styleSheets: Readonly<Record<string, string>>;
}
