import type { Messages } from '../../../shared/i18n/messages.ts';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { useMessages } from '../../state/app-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { GameTile } from '../../ui/game-tile/game-tile.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Trails } from '../../ui/trails/trails.tsx';
import { isLongTitle } from '../../parts/page/long-title.ts';
import { useTileWords } from '../../parts/games/tile-words.ts';
import styles from './promotion-page.module.css';

type Design = PageOf<'promotion'>['design'];

const LOOKS: Readonly<Record<Design, string | undefined>> = {
  standard: undefined,
  'game-of-the-week': styles.spotlight,
  oktoberfest: styles.fest,
  'welcome-package': undefined,
};

/** The top of a promotion: title, text and picture. */
export function PromotionTop({ page }: { readonly page: PageOf<'promotion'> }) {
  const { design, body, promotion, game } = page;
  const { content } = useMessages();
  const image = body.image ?? promotion?.image ?? null;
  return (
    <header className={classNames(styles.top, LOOKS[design])}>
      {design === 'oktoberfest' ? null : <Trails />}
      <div className={styles.words}>
        <p className={styles.kicker}>{kicker(page, content)}</p>
        <h1 className={isLongTitle(body.title) ? styles.long : undefined}>{body.title}</h1>
        {body.excerpt === '' ? null : <p className={styles.text}>{body.excerpt}</p>}
      </div>
      {design === 'game-of-the-week' && game !== null ? (
        <GameInTheLight game={game} />
      ) : (
        image !== null && (
          <Picture
            className={styles.image}
            image={image}
            sizes="(width >= 960px) 36vw, 92vw"
            priority
            decorative
          />
        )
      )}
    </header>
  );
}

function GameInTheLight({ game }: { readonly game: NonNullable<PageOf<'promotion'>['game']> }) {
  const { labels, factsOf } = useTileWords();
  return (
    <ul className={styles.cover}>
      <GameTile
        tile={game}
        labels={labels}
        about={factsOf(game).about}
        sizes="(width >= 960px) 400px, 92vw"
        priority="high"
      />
    </ul>
  );
}

function kicker({ design, promotion }: PageOf<'promotion'>, content: Messages['content']): string {
  switch (design) {
    case 'game-of-the-week':
      return content.gameOfTheWeek;
    case 'oktoberfest':
      return content.oktoberfest;
    case 'welcome-package':
      return content.welcomePackage;
    case 'standard':
      return promotion?.source === 'limited-time' ? content.limitedTime : content.promotion;
  }
}
