import { plural } from '../../../shared/i18n/format.ts';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { useLocale, useMessages } from '../../state/app-context.tsx';
import { ProviderCard, ProviderGrid } from '../../ui/card/group-cards.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { useLinkTo } from '../../parts/links/links.ts';
import { PageHeader } from '../../parts/page/page-header.tsx';

/** `/providers/`: the providers, sorted by their number of games (§3). */
export default function ProvidersPage({ page: { providers } }: { readonly page: PageOf<'providers'> }) {
  const { content, gameArea } = useMessages();
  const locale = useLocale();
  const linkTo = useLinkTo();
  return (
    <>
      <PageHeader title={content.providersTitle} text={content.providersText} />
      {providers.length === 0 ? (
        <EmptyState icon="users" title={content.providersEmpty} text={content.providersEmptyText} />
      ) : (
        <ProviderGrid>
          {providers.map(({ name, slug, gameCount, logo }) => (
            <ProviderCard
              key={slug}
              name={name}
              href={linkTo('provider', { provider: slug })}
              logo={logo}
              count={plural(gameArea.games, gameCount, locale)}
            />
          ))}
        </ProviderGrid>
      )}
    </>
  );
}
