import type { catalogue } from './en/catalogue.ts';

/** A message catalogue: its keys are those of English, and every language must have them all. */
export type Messages = typeof catalogue;

/** A message that depends on a number; `{count}` stands where the number goes. */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

/**
 * The title that a loader named by key (`LobbyRow.titleKey`): the slug of a category, a tab or a theme. A slug without
 * a translation is shown as words: `book-ways` is "Book ways".
 */
export function titleOf(messages: Messages, key: string): string {
  return messages.gameArea.titles[key] ?? inWords(key);
}

/** The name of a fact on a game's review. */
export function factNameOf(messages: Messages, key: string): string {
  return messages.gameArea.facts[key] ?? inWords(key);
}

function inWords(slug: string): string {
  const words = slug.replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
