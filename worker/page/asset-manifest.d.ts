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

  /** The rules of each of the manifest's style sheets, by its file; no closing tag of an element is in them. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- the declaration of a module can import by no relative name
  export const styleSheets: Readonly<Record<string, readonly import('./used-styles.ts').StyleRule[]>>;
}
