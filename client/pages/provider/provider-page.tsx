import '../../styles/cms.css';
import { fill } from '../../../shared/i18n/format.ts';
import { pathTo } from '../../../shared/routing/path-to.ts';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { useMessages } from '../../state/app-context.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { CollectedGames } from '../../parts/games/game-collection.tsx';
import readingStyles from '../../parts/content/reading.module.css';
import rowStyles from '../../parts/games/lobby-row.module.css';
import { ProviderCards } from '../../parts/games/provider-cards.tsx';
import { TileSection } from '../../parts/games/tile-section.tsx';
import { Crumbs } from '../../parts/page/page-header.tsx';
import styles from './provider-page.module.css';
import { StudioHero } from './studio-hero.tsx';

type ProviderPageData = PageOf<'provider'>;

/** `/providers/{provider}/`: who the studio is, its best games, all of them, and the editors' text about it (§2.2). */
export default function ProviderPage({ page }: { readonly page: ProviderPageData }) {
  const { content, general } = useMessages();
  const { best, awaitsGamesOf } = page;
  return (
    <>
      <Crumbs crumbs={[{ text: content.providersTitle, href: pathTo('providers') }]} />
      <StudioHero page={page} />
      {best.length === 0 ? null : <Best page={page} />}
      <section className={rowStyles.row} aria-labelledby="all-games">
        <h2 className={rowStyles.title} id="all-games">
          {general.allGames}
        </h2>
        <CollectedGames
          tiles={page.tiles}
          pagination={page.pagination}
          pick={awaitsGamesOf === null ? undefined : (games) => games.ofStudio(awaitsGamesOf)}
          isFirst={best.length === 0}
        />
      </section>
      <About page={page} />
    </>
  );
}

function Best({ page: { provider, best } }: { readonly page: ProviderPageData }) {
  const { content } = useMessages();
  return (
    <TileSection id="best" title={fill(content.studioBest, { name: provider.name })} tiles={best} isFirst />
  );
}

/** The editors' text, and beside it the way on. */
function About({ page: { body, others } }: { readonly page: ProviderPageData }) {
  const { content } = useMessages();
  return (
    <div className={styles.about}>
      {body === null || body.html === '' ? null : (
        <div className={readingStyles.content}>
          <Prose html={body.html} />
        </div>
      )}
      {others.length === 0 ? null : (
        <section aria-labelledby="other-studios">
          <h2 className={rowStyles.title} id="other-studios">
            {content.otherStudios}
          </h2>
          <ProviderCards providers={others} />
        </section>
      )}
    </div>
  );
}
