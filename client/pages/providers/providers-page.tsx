import type { PageOf } from '../../../shared/pages/pages.ts';
import { useMessages } from '../../state/app-context.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ProviderCards } from '../../parts/games/provider-cards.tsx';
import { BrowseLink } from '../../parts/links/browse-link.tsx';
import { PageHeader } from '../../parts/page/page-header.tsx';

/** `/providers/`: the providers, sorted by their number of games (§3). */
export default function ProvidersPage({ page: { providers } }: { readonly page: PageOf<'providers'> }) {
  const { content } = useMessages();
  return (
    <>
      <PageHeader title={content.providersTitle} text={content.providersText} />
      {providers.length === 0 ? (
        <EmptyState icon="users" title={content.providersEmpty} text={content.providersEmptyText}>
          <BrowseLink />
        </EmptyState>
      ) : (
        <ProviderCards providers={providers} />
      )}
    </>
  );
}
