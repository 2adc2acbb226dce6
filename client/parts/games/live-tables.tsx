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

/** Live tables with limits and seats (§7.1 live-casino bet limits); nothing when there are none. */
export function LiveTables({ tables }: { readonly tables: readonly LiveTable[] }) {
  const { gameArea, general } = useMessages();
  const locale = useLocale();
  const linkTo = useLinkTo();
  if (tables.length === 0) return null;
  return (
    <section className={styles.row} aria-labelledby={HEADING_ID}>
      <RowHeader
        id={HEADING_ID}
        title={gameArea.liveTables}
        seeAll={{
          href: linkTo('tab', { tab: 'live-casino' }),
          text: general.seeAll,
          label: fill(general.seeAllOf, { name: gameArea.liveTables }),
        }}
        reel={{ id: REEL_ID, previous: general.scrollBack, next: general.scrollOn }}
      />
      <Reel id={REEL_ID} wide>
        {tables.map(({ tile, tableName, currency, min, max, open, seats }) => (
          <LiveTableCard
            key={`${tile.id} ${tableName}`}
            gameId={tile.id}
            image={tile.image}
            name={tableName}
            limits={fill(gameArea.limits, {
              min: formatMoney(min, currency, locale, { trim: true }),
              max: formatMoney(max, currency, locale, { trim: true }),
            })}
            seats={open && seats !== null && seats > 0 ? plural(gameArea.seats, seats, locale) : null}
            state={tableState(open, seats, gameArea)}
            isOpen={open && seats !== 0}
            playLabel={fill(gameArea.playGame, { name: tableName })}
          />
        ))}
      </Reel>
    </section>
  );
}

function tableState(
  open: boolean,
  seats: number | null,
  words: { readonly tableOpen: string; readonly tableClosed: string; readonly tableFull: string },
): string {
  if (!open) return words.tableClosed;
  return seats === 0 ? words.tableFull : words.tableOpen;
}
