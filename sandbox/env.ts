/** Bindings of the sandbox Worker. */
export type Env = {
  /** The static files made by the build (`dist/sandbox`): media, `platform.js`, the game page. */
  ASSETS: Fetcher;
  /** Where browsers reach the sandbox, when that is not the address the site asks it at (a container's network). */
  PUBLIC_ORIGIN?: string;
  /** The secret that the site shares with its editors' WordPress; without it no preview is shown. */
  REVALIDATE_SECRET?: string;
};
