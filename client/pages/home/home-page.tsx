import { useSignals } from '@preact/signals-react/runtime';
import { heroSlides } from '../../../shared/domain/hero-slides.ts';
import type { PageOf } from '../../../shared/pages/pages.ts';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { Deferred } from '../../state/hydration/deferred.tsx';
import { Due, LazyHydrate } from '../../state/hydration/lazy-hydrate.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Hero } from '../../ui/hero/hero.tsx';
import { JackpotTicker } from '../../parts/games/jackpot-ticker.tsx';
import { LiveTables } from '../../parts/games/live-tables.tsx';
import { LobbyRow } from '../../parts/games/lobby-row.tsx';
import { LobbyTabs } from '../../parts/games/lobby-tabs.tsx';
import { useLinkTo, useLocalPath } from '../../parts/links/links.ts';
import { useCurrent } from '../../parts/content/use-current.ts';
import { usePlayerPromotions } from '../../parts/content/use-player-promotions.ts';
import { PlayerWelcome } from '../../parts/games/player-welcome.tsx';
import type { PlatformRowsProps } from '../../parts/games/platform-rows.tsx';
import { PlayerRows } from '../../parts/games/player-rows.tsx';
import { LazyPart } from '../../parts/lazy/lazy-part.tsx';
import { WidgetLink } from '../../parts/links/widget-link.tsx';
import styles from './home-page.module.css';
import { WinnersRibbon } from './winners-ribbon.tsx';

/** Rows that may be visible when the page opens; the others are hydrated when they come near the viewport. */
const ROWS_IN_SIGHT = 1;
/** Live tables are shown after this many rows. */
const ROWS_BEFORE_TABLES = 3;

/** `/`: the hero, the lobby's tabs, and its rows (§2.2, §4 category builder). */
export default function HomePage({ page }: { readonly page: PageOf<'home'> }) {
  const { rows, liveTables, awaitsGames } = page;
  return (
    <>
      <Top page={page} />
      <JackpotTicker />
      <div className={styles.tabs}>
        <LobbyTabs current={null} />
      </div>
      <div className={styles.first}>
        {rows.slice(0, ROWS_IN_SIGHT).map((row) => (
          <LobbyRow key={row.id} row={row} first isBelowHero={page.hero.length > 0} />
        ))}
      </div>
      <Due room="84px">
        <WinnersRibbon />
      </Due>
      <PlayerRows />
      {rows.slice(ROWS_IN_SIGHT, ROWS_BEFORE_TABLES).map((row) => (
        <LazyHydrate key={row.id}>
          <LobbyRow row={row} />
        </LazyHydrate>
      ))}
      <Due>
        <Deferred id="live-tables" value={liveTables} fallback={null}>
          {(list) => (list === null ? null : <LiveTables list={list} />)}
        </Deferred>
      </Due>
      {rows.slice(ROWS_BEFORE_TABLES).map((row) => (
        <LazyHydrate key={row.id}>
          <LobbyRow row={row} />
        </LazyHydrate>
      ))}
      {awaitsGames ? <OtherRows shown={rows} /> : null}
    </>
  );
}

function Top({ page }: { readonly page: PageOf<'home'> }) {
  useSignals();
  const { session, account } = useApp();
  const player = session.isLoggedIn.value ? account.displayName.value : '';
  const own = usePlayerPromotions();
  const hero = useCurrent(own === null || own === 'missing' ? page.hero : heroSlides(own));
  const { gameArea, general } = useMessages();
  const to = useLocalPath();
  const linkTo = useLinkTo();
  return (
    <div className={classNames(styles.top, hero.length === 0 && styles.alone)}>
      <div className={styles.welcome}>
        <div className={styles.words}>
          <h1 className={styles.title}>{gameArea.introTitle}</h1>
          <p>{gameArea.introText}</p>
          <div className={styles.actions}>
            <span data-guest-only="">
              <WidgetLink widget="registration" variant="primary">
                {general.joinNow}
              </WidgetLink>
            </span>
            <ButtonLink variant="outline" href={linkTo('all-games')}>
              {gameArea.browse}
            </ButtonLink>
          </div>
        </div>
        {player === '' ? null : <PlayerWelcome name={player} />}
      </div>
      {hero.length === 0 ? null : (
        <Hero
          panels={hero.map((slide) => ({ ...slide, href: to(slide.href) }))}
          labels={{
            name: gameArea.heroLabel,
            action: gameArea.seeOffer,
            previous: general.scrollBack,
            next: general.scrollOn,
          }}
        />
      )}
    </div>
  );
}

/** Those of the platform's games that have no places on the page; below the others, so that nothing moves. */
function OtherRows(props: PlatformRowsProps) {
  const load = async () => {
    const { PlatformRows } = await import('../../parts/games/platform-rows.tsx');
    return <PlatformRows {...props} />;
  };
  return <LazyPart load={load} words="frame" isOptional />;
}
