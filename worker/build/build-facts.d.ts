declare module 'virtual:build' {
  /**
   * The version of package.json, which build of it this is, and which format its pages' data have: builds of one format
   * understand each other's. On the dev server and in tests the ids are no digests.
   */
  const build: { readonly version: string; readonly id: string; readonly dataFormat: string };
  export default build;
}
