import { fill, formatMoney, plural } from '../../../shared/i18n/format.ts';
import type { LiveTable } from '../../../shared/domain/games/lobby.ts';
import { useLocale, useMessages } from '../../state/app-context.tsx';
import { LiveTableCard } from '../../ui/card/live-table-card.tsx';
import { Reel } from '../../ui/reel/reel.tsx';
import { RowHeader } from '../../ui/row-header/row-header.tsx';
import { useLinkTo } from '../links/links.ts';
import styles from './lobby-row.module.css';

const HEADING_ID = 'row-live-tables';
const REEL_ID = 'reel-live-tables';

interface LiveTablesProps {
  readonly tables: readonly LiveTable[];
  /** On the page to which "See all" leads elsewhere. */
  readonly areAll?: boolean;
}

/** Open live tables with limits and seats (§7.1 live-casino bet limits); nothing when there are none. */
export function LiveTables({ tables, areAll = false }: LiveTablesProps) {
  const { gameArea, general } = useMessages();
  const locale = useLocale();
  const linkTo = useLinkTo();
  if (tables.length === 0) return null;
  return (
    <section className={styles.row} aria-labelledby={HEADING_ID}>
      <RowHeader
        id={HEADING_ID}
        title={gameArea.liveTables}
        {...(areAll
          ? {}
          : {
              seeAll: {
                href: linkTo('tab', { tab: 'live-casino' }),
                text: general.seeAll,
                label: fill(general.seeAllOf, { name: gameArea.liveTables }),
              },
            })}
        reel={{ id: REEL_ID, previous: general.scrollBack, next: general.scrollOn }}
      />
      <Reel id={REEL_ID} wide>
        {tables.map(({ tile, tableName, currency, min, max, seats }) => (
          <LiveTableCard
            key={`${tile.id} ${tableName}`}
            gameId={tile.id}
            image={tile.image}
            name={tableName}
            limits={fill(gameArea.limits, {
              min: formatMoney(min, currency, locale, { trim: true }),
              max: formatMoney(max, currency, locale, { trim: true }),
            })}
            seats={seats !== null && seats > 0 ? plural(gameArea.seats, seats, locale) : null}
            state={seats === 0 ? gameArea.tableFull : gameArea.tableOpen}
            isOpen={seats !== 0}
            playLabel={fill(gameArea.playGame, { name: tableName })}
          />
        ))}
      </Reel>
    </section>
  );
}
