import type { ProviderSummary } from '../../../shared/domain/games/providers.ts';
import { plural } from '../../../shared/i18n/format.ts';
import { useLocale, useMessages } from '../../state/app-context.tsx';
import { ProviderCard, ProviderGrid } from '../../ui/card/group-cards.tsx';
import { useLinkTo } from '../links/links.ts';

/** Studios as cards that lead to their pages, with the number of their games. */
export function ProviderCards({ providers }: { readonly providers: readonly ProviderSummary[] }) {
  const { gameArea } = useMessages();
  const locale = useLocale();
  const linkTo = useLinkTo();
  return (
    <ProviderGrid>
      {providers.map(({ name, slug, gameCount, logo }) => (
        <ProviderCard
          key={slug}
          name={name}
          href={linkTo('provider', { provider: slug })}
          logo={logo}
          count={gameCount === 0 ? null : plural(gameArea.games, gameCount, locale)}
        />
      ))}
    </ProviderGrid>
  );
}
