import { Features } from 'lightningcss';
import type { CSSOptions } from 'vite';

/** Both builds name CSS Modules' classes by the file alone, so the edge's HTML and the browser's styles agree. */
export const CSS_OPTIONS: CSSOptions = {
  transformer: 'lightningcss',
  // The names of containers are left as they are: a tile asks for the list that it stands in, which is another module's.
  lightningcss: {
    cssModules: { pattern: '[hash]_[local]', container: false },
    // No sheet of ours uses light-dark(): the properties that stand for it would be in every document.
    exclude: Features.LightDark,
  },
};

/**
 * The oldest browsers that the site is made for: what they all know has no fallback, in styles and in scripts (the `lib` of
 * client/tsconfig.json, and e2e/failures/oldest-browsers.test.ts). Every colour would otherwise be written three times, since the scripts'
 * target stands for browsers without oklch(). Older ones read the site as without scripts.
 */
export const CSS_TARGET = ['chrome111', 'edge111', 'firefox121', 'safari16.4', 'ios16.4'];
