import { plural } from '../../../shared/i18n/format.ts';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { useLocale, useMessages } from '../../state/app-context.tsx';
import { ThemeCard, ThemeGrid } from '../../ui/card/group-cards.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { BrowseLink } from '../../parts/links/browse-link.tsx';
import { useLinkTo } from '../../parts/links/links.ts';
import { PageHeader } from '../../parts/page/page-header.tsx';

/** `/themes/`: the themes that games are grouped by (§2.2, §3). */
export default function ThemesPage({ page: { themes } }: { readonly page: PageOf<'themes'> }) {
  const { content, gameArea } = useMessages();
  const locale = useLocale();
  const linkTo = useLinkTo();
  return (
    <>
      <PageHeader title={content.themesTitle} text={content.themesText} />
      {themes.length === 0 ? (
        <EmptyState title={content.themesEmpty} text={content.themesEmptyText}>
          <BrowseLink />
        </EmptyState>
      ) : (
        <ThemeGrid>
          {themes.map(({ slug, name, gameCount, covers }) => (
            <ThemeCard
              key={slug}
              name={name}
              href={linkTo('theme', { theme: slug })}
              covers={covers}
              count={gameCount === 0 ? null : plural(gameArea.games, gameCount, locale)}
            />
          ))}
        </ThemeGrid>
      )}
    </>
  );
}
