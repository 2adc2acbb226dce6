import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/** The one font the document preloads: body text, on every screen and above every fold. */
export const PRELOADED_FONT_URL: string = interUrl;
