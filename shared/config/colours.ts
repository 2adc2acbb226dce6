/**
 * Colours of `client/styles/tokens.css`, by the same names, for what no style sheet reaches: the browser's bar, the manifest, and
 * documents that have no file. In sRGB, which everything reads that shows an app.
 */
export const NIGHT = '#0c0816';
export const DUSK_2 = '#201931';
export const LINE = '#ffffff17';
export const LINE_STRONG = '#ffffff33';
export const TEXT = '#f6f4fb';
export const MUTED = '#b7b0c5';
export const INK = '#160e27';
export const LAMP = '#f8c153';
export const VIOLET_GLOW = '#6741b16b';
