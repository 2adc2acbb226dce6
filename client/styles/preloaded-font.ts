import interUrl from './fonts/inter.woff2?url';

/** The only font that the document preloads: body text, which is visible on every screen. */
export const PRELOADED_FONT_URL: string = interUrl;
