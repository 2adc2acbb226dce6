import type { Term } from '../../content/terms.ts';
import { isRecord } from '../answer.ts';

/** A category as WordPress REST answers it. */
export function termJson(term: Term, origin: string): Record<string, unknown> {
  const api = `${origin}/wp-json/wp/v2`;
  return {
    id: term.id,
    count: term.count,
    description: term.description,
    link: `${origin}/category/${term.slug}/`,
    name: term.name,
    slug: term.slug,
    taxonomy: 'category',
    parent: term.parent,
    meta: [],
    acf: [],
    _links: {
      self: [{ href: `${api}/categories/${term.id}` }],
      collection: [{ href: `${api}/categories` }],
      about: [{ href: `${api}/taxonomies/category` }],
      ...(term.parent !== 0 && {
        up: [{ embeddable: true, href: `${api}/categories/${term.parent}` }],
      }),
      'wp:post_type': [{ href: `${api}/magazine?categories=${term.id}` }],
      curies: [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }],
    },
  };
}

/** WordPress's shorter "embed" view of a category. */
export function embeddedTermJson(term: Term, origin: string): Record<string, unknown> {
  const { id, link, name, slug, taxonomy, acf, _links } = termJson(term, origin);
  const { up: _up, ...links } = isRecord(_links) ? _links : {};
  return { id, link, name, slug, taxonomy, acf, _links: links };
}
