import type { frameWords } from './en/frame-words.ts';
import type { laterWords } from './en/later-words.ts';
import type { pageWords } from './en/page-words.ts';

/** The messages of every document: its frame and the lobby. Their keys are those of English, which every language must have. */
export type FrameWords = typeof frameWords;
/** What the other pages say besides. */
export type PageWords = typeof pageWords;
/** The messages of the footer and of what comes over the page. */
export type LaterWords = typeof laterWords;

/** A message catalogue. The edge has all of it; a browser has the frame's words and loads the others with the code that needs them. */
export interface Messages extends FrameWords, PageWords, LaterWords {}

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

/** The name of a fact about a game or a studio. */
export function factNameOf(messages: Messages, key: string): string {
  return messages.gameLists.facts[key] ?? inWords(key);
}

function inWords(slug: string): string {
  const words = slug.replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
