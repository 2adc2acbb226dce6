import type { ContentLang } from '../../content/post.ts';
import { invalidParam } from './errors.ts';

const PER_PAGE_DEFAULT = 10;
const PER_PAGE_MAX = 100;

/** The parameters of a list, checked as WordPress checks them. */
export type ListQuery = {
  page: number;
  perPage: number;
  slugs: string[] | null;
  search: string;
  include: number[];
  exclude: number[];
  categories: number[];
  parent: number | null;
  lang: ContentLang | 'all';
  orderBy: string;
  descending: boolean;
  status: string;
  standardAcf: boolean;
  embed: readonly string[] | null;
  fields: readonly string[] | null;
};

/** Throws a 400 `rest_invalid_param` that names the parameter which is wrong. */
export function readListQuery(url: URL, orderDefault: { by: string; descending: boolean }): ListQuery {
  const query = url.searchParams;
  const order = query.get('order');
  if (order !== null && order !== 'asc' && order !== 'desc') {
    throw invalidParam('order', 'order is not one of asc and desc.', 'rest_not_in_enum');
  }
  return {
    page: wholeNumber(query, 'page', 1, 1),
    perPage: wholeNumber(query, 'per_page', PER_PAGE_DEFAULT, 1, PER_PAGE_MAX),
    slugs: query.has('slug') ? words(query.get('slug')) : null,
    search: query.get('search') ?? '',
    include: ids(query, 'include'),
    exclude: ids(query, 'exclude'),
    categories: ids(query, 'categories'),
    parent: query.has('parent') ? wholeNumber(query, 'parent', 0, 0) : null,
    lang: languageOf(query.get('lang')),
    orderBy: query.get('orderby') ?? orderDefault.by,
    descending: order === null ? orderDefault.descending : order === 'desc',
    status: query.get('status') ?? 'publish',
    standardAcf: query.get('acf_format') === 'standard',
    embed: query.has('_embed') ? embeds(query.get('_embed')) : null,
    fields: fieldsOf(query),
  };
}

/** With a multilingual plugin: a language it does not know, or none, is the default one; an empty one is all. */
function languageOf(value: string | null): ContentLang | 'all' {
  if (value === 'es') return 'es';
  return value === '' || value === 'all' ? 'all' : 'en';
}

/** `_fields=a,b` and `_fields[]=a&_fields[]=b`; absent or empty is no filter. */
function fieldsOf(query: URLSearchParams): string[] | null {
  const fields = [...query.getAll('_fields'), ...query.getAll('_fields[]')].flatMap((value) => words(value));
  return fields.length === 0 ? null : fields;
}

/** `_embed`, `_embed=1` and `_embed=true` are all relations, as WordPress reads it. */
function embeds(value: string | null): string[] {
  return value === '1' || value === 'true' ? [] : words(value);
}

function words(value: string | null): string[] {
  return (value ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function ids(query: URLSearchParams, name: string): number[] {
  const values = [...query.getAll(name), ...query.getAll(`${name}[]`)].flatMap((value) => words(value));
  return values.map((value, index) => {
    if (!/^\d+$/.test(value)) {
      throw invalidParam(name, `${name}[${index}] is not of type integer.`, 'rest_invalid_type', {
        param: `${name}[${index}]`,
      });
    }
    return Number(value);
  });
}

function wholeNumber(
  query: URLSearchParams,
  name: string,
  fallback: number,
  low: number,
  high = Infinity,
): number {
  const value = query.get(name);
  if (value === null) return fallback;
  if (!/^-?\d+$/.test(value)) {
    throw invalidParam(name, `${name} is not of type integer.`, 'rest_invalid_type', { param: name });
  }
  const number = Number(value);
  if (number < low && high === Infinity) {
    throw invalidParam(name, `${name} must be greater than or equal to ${low}`);
  }
  if (number < low || number > high) {
    throw invalidParam(name, `${name} must be between ${low} (inclusive) and ${high} (inclusive)`);
  }
  return number;
}
