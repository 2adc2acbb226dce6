import type { CSSOptions } from 'vite';

/** Both builds name CSS Modules' classes by the file alone, so the edge's HTML and the browser's styles agree. */
export const CSS_OPTIONS: CSSOptions = {
  transformer: 'lightningcss',
  // The names of containers are left as they are: a tile asks for the list that it stands in, which is another module's.
  lightningcss: { cssModules: { pattern: '[hash]_[local]', container: false } },
};
