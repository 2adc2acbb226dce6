import type { AccessibilityWords } from '../shared/i18n/en/accessibility.ts';
import type { EdgeWords } from '../shared/i18n/en/edge.ts';
import { keysOf } from '../shared/domain/records.ts';
import { LANGUAGES, type Language } from '../shared/i18n/locales.ts';
import type { Messages } from '../shared/i18n/messages.ts';

/** For tests: all that a language says. */
export interface Catalogue {
  readonly language: Language;
  readonly words: Messages;
  readonly edge: EdgeWords;
  readonly accessibility: AccessibilityWords;
}

/** The files of a language are in the folder of its name (docs/how-to/language.md). */
async function catalogueOf(language: Language): Promise<Catalogue> {
  const folder = `../shared/i18n/${language}`;
  const { catalogue }: { catalogue: Messages } = await import(`${folder}/catalogue.ts`);
  const { edgeWords }: { edgeWords: EdgeWords } = await import(`${folder}/edge.ts`);
  const { accessibility }: { accessibility: AccessibilityWords } = await import(`${folder}/accessibility.ts`);
  return { language, words: catalogue, edge: edgeWords, accessibility };
}

/** Those of every language of the table, so that a new one is tested as the others are. */
export const CATALOGUES: readonly Catalogue[] = await Promise.all(keysOf(LANGUAGES).map(catalogueOf));
