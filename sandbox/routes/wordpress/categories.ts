import type { Term } from '../../content/terms.ts';
import { RestError } from './errors.ts';
import { itemAnswer, keepsLinks, listAnswer, pageOf, pickFields } from './list-answer.ts';
import type { Desk } from './posts.ts';
import { readListQuery, type ListQuery } from './query.ts';
import { compare } from './select-posts.ts';
import { termJson } from './term-json.ts';

/** GET /wp-json/wp/v2/categories. By name; a page past the end is empty, not an error. */
export function listCategories(request: Request, { content, origin }: Desk): Response {
  const url = new URL(request.url);
  const query = readListQuery(url, { by: 'name', descending: false });
  const hideEmpty = url.searchParams.get('hide_empty') === 'true';
  const seen = new Set<number>();
  const terms = content
    .terms()
    .filter((term) => query.lang === 'all' || term.lang === query.lang)
    .filter((term) => query.slugs === null || query.slugs.includes(term.slug))
    .filter((term) => query.parent === null || term.parent === query.parent)
    .filter((term) => query.include.length === 0 || query.include.includes(term.id))
    .filter((term) => !query.exclude.includes(term.id) && !(hideEmpty && term.count === 0))
    .filter((term) => term.name.toLowerCase().includes(query.search.toLowerCase()))
    .filter((term) => !seen.has(term.id) && seen.add(term.id))
    .toSorted((a, b) => {
      const turn = query.descending ? -1 : 1;
      return turn * (query.orderBy === 'count' ? a.count - b.count : compare(a.name, b.name));
    });
  const { items, total, pages } = pageOf(terms, query, 'empty');
  const body = items.map((term) => termAnswer(term, content.terms(), { query, origin }));
  return listAnswer(url, query.page, { body, total, pages });
}

/** GET /wp-json/wp/v2/categories/{id} */
export function oneCategory(id: string, { content, origin }: Desk): Response {
  const term = content.terms().find((one) => String(one.id) === id);
  if (term === undefined) throw new RestError('rest_term_invalid', 'Term does not exist.', 404);
  return itemAnswer(termJson(term, origin));
}

function termAnswer(
  term: Term,
  all: readonly Term[],
  { query, origin }: { query: ListQuery; origin: string },
): Record<string, unknown> {
  const full = termJson(term, origin);
  const item = query.fields === null ? full : pickFields(full, query.fields);
  const parent = all.find(({ id }) => id === term.parent);
  if (parent === undefined || query.embed === null || !keepsLinks(query.fields)) return item;
  return { ...item, _embedded: { up: [termJson(parent, origin)] } };
}
