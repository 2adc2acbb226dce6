import type { EdgeWords } from '../shared/i18n/en/edge.ts';
import { LANGUAGES, LOCALE_FACTS, type Language, type Locale } from '../shared/i18n/locales.ts';
import type { Messages } from '../shared/i18n/messages.ts';
import { keysOf, recordOf } from '../shared/domain/records.ts';

/**
 * The catalogue and the messages that only the edge uses (heads of pages, labels in cleaned content), which no browser
 * loads.
 */
export interface EdgeMessages extends Messages, Omit<EdgeWords, 'content'> {
  readonly labels: EdgeWords['content'];
}

const catalogues = import.meta.glob<{ readonly catalogue: Messages }>('../shared/i18n/*/catalogue.ts', {
  eager: true,
});
const words = import.meta.glob<{ readonly edgeWords: EdgeWords }>('../shared/i18n/*/edge.ts', {
  eager: true,
});

const messages = recordOf(keysOf(LANGUAGES), messagesOf);

/** All messages in a locale's language. */
export function edgeMessages(locale: Locale): EdgeMessages {
  return messages[LOCALE_FACTS[locale].language];
}

function messagesOf(language: Language): EdgeMessages {
  const folder = `../shared/i18n/${language}`;
  const catalogue = catalogues[`${folder}/catalogue.ts`]?.catalogue;
  const edgeWords = words[`${folder}/edge.ts`]?.edgeWords;
  if (catalogue === undefined || edgeWords === undefined) {
    throw new Error(`shared/i18n/${language} needs a catalogue.ts and an edge.ts (docs/how-to/language.md)`);
  }
  const { content: labels, ...others } = edgeWords;
  return { ...catalogue, ...others, labels };
}
