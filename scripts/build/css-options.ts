import type { CSSOptions } from 'vite';

/** Both builds name CSS Modules' classes by the file alone, so the edge's HTML and the browser's styles agree. */
export const CSS_OPTIONS: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: { cssModules: { pattern: '[hash]_[local]' } },
};
