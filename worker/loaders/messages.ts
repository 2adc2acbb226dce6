import { CATALOGUES } from '../../shared/i18n/catalogues.ts';
import { meta as english } from '../../shared/i18n/en/meta.ts';
import { meta as spanish } from '../../shared/i18n/es/meta.ts';
import type { Language } from '../../shared/i18n/locales.ts';
import type { Messages } from '../../shared/i18n/messages.ts';

/** The catalogue, and the texts that only the edge needs: titles and descriptions never travel to the browser twice. */
export type EdgeMessages = Messages & { readonly meta: typeof english };

export const EDGE_MESSAGES: Readonly<Record<Language, EdgeMessages>> = {
  en: { ...CATALOGUES.en, meta: english },
  es: { ...CATALOGUES.es, meta: spanish },
};
