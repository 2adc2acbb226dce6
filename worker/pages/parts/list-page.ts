import type { Pagination } from '../../../shared/domain/content.ts';
import { PageNotFoundError, TryAgainError } from '../../page/loader.ts';

interface FoundList<T> {
  readonly items: readonly T[];
  /** False when a part of it could not be had. */
  readonly complete: boolean;
}

/**
 * One page of a list.
 * @throws PageNotFoundError past the end of a complete list (its first page exists even when it is empty); TryAgainError past
 *   the end of one that is not complete, since then nobody knows where it ends
 */
export function listPage<T>(
  { items, complete }: FoundList<T>,
  page: number,
  size: number,
): { readonly items: readonly T[]; readonly pagination: Pagination } {
  const pages = Math.max(1, Math.ceil(items.length / size));
  if (page > pages && !complete) throw new TryAgainError(`where the list ends is not known: page ${page}`);
  if (page > pages) throw new PageNotFoundError();
  return {
    items: items.slice((page - 1) * size, page * size),
    pagination: { page, pages, total: items.length },
  };
}
