import { highlight } from '../../../shared/search/highlight.ts';
import type { ReadQuery } from '../../../shared/search/read-query.ts';

/** A name with the query's matches marked (§2.10). */
export function MarkedName({ name, query }: { readonly name: string; readonly query: ReadQuery }) {
  return highlight(name, query).map(({ text, start, isMatch }) =>
    isMatch ? <mark key={start}>{text}</mark> : text,
  );
}
