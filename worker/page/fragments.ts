import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import type { Fragments } from '../../client/entry-server.tsx';
import { recordOf } from '../../shared/domain/records.ts';
import { LOCALES } from '../../shared/i18n/locales.ts';

/** Of each locale, in characters: the rows of some forty lobbies. */
const CAPACITY = 4_000_000;

/** The isolate's fragments, least recently used out first. */
export function createFragments(): Fragments {
  const byLocale = recordOf(
    LOCALES,
    () =>
      new LRUCache<object, string>({
        maxSize: CAPACITY,
        sizeCalculation: ({ length }) => length + 1,
      }),
  );
  return {
    htmlOf(source, locale, render) {
      const known = byLocale[locale].get(source);
      if (known !== undefined) return known;
      const html = renderToString(render());
      byLocale[locale].set(source, html);
      return html;
    },
  };
}
