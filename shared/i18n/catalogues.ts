import { en } from './en/catalogue.ts';
import { es } from './es/catalogue.ts';
import type { Language } from './locales.ts';
import type { Messages } from './messages.ts';

/** Every language at once: for the edge, which serves them all. The browser loads one (`loadMessages`). */
export const CATALOGUES: Readonly<Record<Language, Messages>> = { en, es };
