import { fill, plural } from '../../../shared/i18n/format.ts';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { useLocale, useMessages } from '../../state/app-context.tsx';
import { GameTile } from '../../ui/game-tile/game-tile.tsx';
import { REEL_TILE_SIZES } from '../../ui/reel/reel.tsx';
import { Trails } from '../../ui/trails/trails.tsx';
import { FactList } from '../../parts/games/fact-list.tsx';
import { useTileWords } from '../../parts/games/tile-words.ts';
import { PageHeader } from '../../parts/page/page-header.tsx';
import styles from './provider-page.module.css';

/** Who the studio is, and what it has made last. */
export function StudioHero({ page }: { readonly page: PageOf<'provider'> }) {
  const { provider, facts, body, newest } = page;
  const { gameArea } = useMessages();
  const locale = useLocale();
  return (
    <div className={styles.hero}>
      <Trails />
      <div className={styles.sign} aria-hidden="true">
        {provider.logo === null ? (
          <span className={styles.initials}>{initialsOf(provider.name)}</span>
        ) : (
          <img
            src={provider.logo}
            data-name={initialsOf(provider.name)}
            width={240}
            height={96}
            alt=""
            fetchPriority="high"
          />
        )}
      </div>
      <div className={styles.studio}>
        <PageHeader
          title={provider.name}
          text={body?.excerpt ?? null}
          count={provider.gameCount > 0 ? plural(gameArea.games, provider.gameCount, locale) : null}
        />
        <FactList facts={facts} inColumns />
      </div>
      {newest.length === 0 ? null : <Newest page={page} />}
    </div>
  );
}

function Newest({ page: { provider, newest } }: { readonly page: PageOf<'provider'> }) {
  const { content } = useMessages();
  const { labels, factsOf } = useTileWords();
  return (
    <section className={styles.newest} aria-labelledby="newest">
      <h2 id="newest">{fill(content.studioNew, { name: provider.name })}</h2>
      <ul data-grid="">
        {newest.map((tile) => (
          <GameTile
            key={tile.id}
            tile={tile}
            labels={labels}
            sizes={REEL_TILE_SIZES}
            priority="high"
            {...factsOf(tile)}
          />
        ))}
      </ul>
    </section>
  );
}

/** The sign of a studio that has no logo: the first letters of its first two words. */
function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/u)
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase();
}
