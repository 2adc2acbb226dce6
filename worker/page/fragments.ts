import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Fragments } from '../../client/entry-server.tsx';
import { recordOf } from '../../shared/domain/records.ts';
import { LOCALES } from '../../shared/i18n/locales.ts';
import { KEPT_MEMORY } from '../kept-memory.ts';
import { encoded, type Piece } from './bytes.ts';
import { wordsOf } from './used-styles.ts';

/** A part that is rendered once, as it is sent, and the words in it that styles can match. */
interface KeptFragment {
  readonly bytes: Uint8Array;
  readonly words: ReadonlySet<string>;
}

/** A document in which marks stand for the fragments: short enough to be searched, several times, as it is rendered. */
export interface MarkedFragments extends Fragments {
  /** The words of those that were rendered. */
  words(): Iterable<string>;
  /** A piece of the document, with the fragments in the places of their marks. */
  piecesOf(html: string): readonly Piece[];
}

export interface FragmentStore extends Fragments {
  /**
   * For one document, whose fragments are marks until it is rendered.
   * @param around all that the parts around the page depend on, in words; `null`: they are not kept
   */
  marked(around: string | null): MarkedFragments;
}

const decoder = new TextDecoder();

function knownOf<Key extends string | object>(
  kept: LRUCache<Key, KeptFragment>,
  key: Key,
  render: () => ReactElement,
): KeptFragment {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const html = renderToString(render());
  const fragment = { bytes: encoded(html), words: wordsOf(html) };
  kept.set(key, fragment);
  return fragment;
}

/** The isolate's fragments, least recently used out first. */
export function createFragments(): FragmentStore {
  // A share for each, so that a further locale takes no further memory.
  const byLocale = (allBytes: number) => {
    const maxSize = Math.floor(allBytes / LOCALES.length);
    return recordOf(
      LOCALES,
      () => new LRUCache<object, KeptFragment>({ maxSize, sizeCalculation: ({ bytes }) => bytes.length + 1 }),
    );
  };
  const lasting = byLocale(KEPT_MEMORY.fragmentBytes);
  const fleeting = byLocale(KEPT_MEMORY.fleetingFragmentBytes);
  const aroundPages = new LRUCache<string, KeptFragment>({
    maxSize: KEPT_MEMORY.aroundPageBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length * 2,
  });
  // Nobody can write it into a text. The runtime gives no random values before the first request.
  let mark: string | null = null;

  const keep = (...[source, locale, render]: Parameters<Fragments['htmlOf']>): KeptFragment =>
    knownOf((source.isFleeting === true ? fleeting : lasting)[locale], source, render);

  return {
    htmlOf: (source, locale, render) => decoder.decode(keep(source, locale, render).bytes),
    // A document that is streamed has no marks: it leaves as it is rendered.
    markOf: () => null,
    marked(around) {
      const ours = (mark ??= `${crypto.randomUUID()}:`);
      const used: KeptFragment[] = [];
      const markFor = (fragment: KeptFragment): string => `${ours}${used.push(fragment) - 1};`;
      return {
        htmlOf: (source, locale, render) => markFor(keep(source, locale, render)),
        markOf: (part, render) =>
          around === null ? null : markFor(knownOf(aroundPages, `${part} ${around}`, render)),
        *words() {
          for (const { words } of used) yield* words;
        },
        piecesOf(html) {
          const [start = '', ...rest] = html.split(ours);
          const pieces: Piece[] = [start];
          for (const part of rest) {
            const end = part.indexOf(';');
            const fragment = used[Number(part.slice(0, end))];
            if (fragment === undefined) throw new Error('A mark stands for no fragment');
            pieces.push(fragment.bytes, part.slice(end + 1));
          }
          return pieces;
        },
      };
    },
  };
}
