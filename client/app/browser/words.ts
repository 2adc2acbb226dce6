import { LANGUAGES, type Language } from '../../../shared/i18n/locales.ts';
import type { FrameWords, LaterWords, Messages, PageWords } from '../../../shared/i18n/messages.ts';
import { loadChunk } from '../../parts/lazy/chunk-reload.ts';
import { loadOnce } from '../load-once.ts';

/** The messages of one language, as far as they are loaded. */
export interface BrowserWords {
  /** Reading words that are not loaded throws: the code that reads them is loaded together with them. */
  readonly messages: Messages;
  /** @throws (reject) ChunkError when a chunk cannot be loaded */
  readonly load: Readonly<Record<keyof (typeof LANGUAGES)[Language]['words'], () => Promise<void>>>;
}

export function createBrowserWords(language: Language): BrowserWords {
  const { words } = LANGUAGES[language];
  let frame: FrameWords | undefined;
  let pages: PageWords | undefined;
  let later: LaterWords | undefined;
  return {
    load: {
      frame: loadOnce(async () => {
        ({ frameWords: frame } = await loadChunk(words.frame));
      }),
      pages: loadOnce(async () => {
        ({ pageWords: pages } = await loadChunk(words.pages));
      }),
      later: loadOnce(async () => {
        ({ laterWords: later } = await loadChunk(words.later));
      }),
    },
    messages: {
      get general() {
        return loaded(frame).general;
      },
      get gameArea() {
        return loaded(frame).gameArea;
      },
      get account() {
        return loaded(pages).account;
      },
      get content() {
        return loaded(pages).content;
      },
      get errors() {
        return loaded(pages).errors;
      },
      get gameLists() {
        return loaded(pages).gameLists;
      },
      get footer() {
        return loaded(later).footer;
      },
      get gameRoom() {
        return loaded(later).gameRoom;
      },
      get gameSearch() {
        return loaded(later).gameSearch;
      },
      get legal() {
        return loaded(later).legal;
      },
    },
  };
}

function loaded<Words>(words: Words | undefined): Words {
  if (words === undefined) throw new Error('Messages are not loaded');
  return words;
}
