import type { CSSOptions } from 'vite';

/** Both builds name CSS Modules' classes by the file alone, so the edge's HTML and the browser's styles agree. */
export const CSS_OPTIONS: CSSOptions = {
  transformer: 'lightningcss',
  // The names of containers are left as they are: a tile asks for the list that it stands in, which is another module's.
  lightningcss: { cssModules: { pattern: '[hash]_[local]', container: false } },
};

/**
 * The oldest browsers whose look is the site's own: what they all know has no fallback. Every colour would otherwise be written
 * three times, since the scripts' target stands for browsers without oklch().
 */
export const CSS_TARGET = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];
