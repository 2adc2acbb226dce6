declare module 'virtual:build' {
  /** The version of package.json, and which build of it this is; on the dev server and in tests the id is no digest. */
  const build: { readonly version: string; readonly id: string };
  export default build;
}
