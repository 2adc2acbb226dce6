import { fill, formatMoney, plural } from '../../../shared/i18n/format.ts';
import type { FoundPart, LiveTableList } from '../../../shared/domain/games/lobby.ts';
import { useLocale, useMessages } from '../../state/app-context.tsx';
import { headingOf } from '../../state/hydration/found-parts.ts';
import { Fragment } from '../../state/hydration/fragment.tsx';
import { LiveTableCard } from '../../ui/card/live-table-card.tsx';
import { followReelIn } from '../../ui/reel/follow-reel.ts';
import { Reel } from '../../ui/reel/reel.tsx';
import { RowHeader } from '../../ui/row-header/row-header.tsx';
import { useLinkTo } from '../links/links.ts';
import styles from './lobby-row.module.css';

/** Open live tables with limits and seats (§7.1 live-casino bet limits); nothing when there are none. */
export function LiveTables({ list }: { readonly list: LiveTableList | FoundPart }) {
  if (!('isInDocument' in list) && list.tables.length === 0) return null;
  return (
    <Fragment
      source={list}
      attributes={{ className: styles.row, 'aria-labelledby': headingOf(list) }}
      contentsOf={contentsOf}
      follow={followReelIn}
    />
  );
}

const contentsOf = (list: LiveTableList) => <Tables list={list} />;

function Tables({ list }: { readonly list: LiveTableList }) {
  const { gameArea, general } = useMessages();
  const locale = useLocale();
  const linkTo = useLinkTo();
  const reelId = `reel-${list.id}`;
  return (
    <>
      <RowHeader
        id={headingOf(list)}
        title={gameArea.liveTables}
        {...(list.areAll
          ? {}
          : {
              seeAll: {
                href: linkTo('tab', { tab: 'live-casino' }),
                text: general.seeAll,
                label: fill(general.seeAllOf, { name: gameArea.liveTables }),
              },
            })}
        reel={{ id: reelId, previous: general.scrollBack, next: general.scrollOn }}
      />
      <Reel id={reelId} wide>
        {list.tables.map(({ tile, tableName, currency, min, max, seats }) => (
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
    </>
  );
}
