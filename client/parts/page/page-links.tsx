import type { Pagination as PaginationData } from '../../../shared/domain/content.ts';
import { useMessages } from '../../state/app-context.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { useAddressWith } from '../links/links.ts';

interface PageLinksProps {
  readonly pagination: PaginationData;
  /** The rest of the query, without `?` and without the page number. */
  readonly query?: string;
}

/** Links to the other pages of the current list; the first page has no number in its address. */
export function PageLinks({ pagination, query = '' }: PageLinksProps) {
  const { content } = useMessages();
  const addressWith = useAddressWith();
  const hrefOf = (page: number) =>
    addressWith([query, page > 1 ? `page=${page}` : ''].filter((part) => part !== '').join('&'));
  return (
    <Pagination
      current={pagination.page}
      pages={pagination.pages}
      hrefOf={hrefOf}
      labels={{
        name: content.pagination,
        previous: content.previousPage,
        next: content.nextPage,
        page: content.page,
      }}
    />
  );
}
