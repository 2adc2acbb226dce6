import type { Pagination } from '../../../shared/domain/content.ts';
import { PageNotFoundError } from '../../page/loader.ts';

/** One page of a complete list; a page past the end does not exist (except the first of an empty list). */
export function listPage<T>(
  items: readonly T[],
  page: number,
  size: number,
): { readonly items: readonly T[]; readonly pagination: Pagination } {
  const pages = Math.max(1, Math.ceil(items.length / size));
  if (page > pages) throw new PageNotFoundError();
  return {
    items: items.slice((page - 1) * size, page * size),
    pagination: { page, pages, total: items.length },
  };
}
