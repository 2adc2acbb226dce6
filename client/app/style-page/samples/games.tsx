import { fill, formatMoney, plural } from '../../../../shared/i18n/format.ts';
import type { GameTile as GameTileData } from '../../../../shared/domain/games/game.ts';
import { GameGrid, GRID_TILE_SIZES } from '../../../ui/game-grid/game-grid.tsx';
import { GameTile, TileCover, TileText } from '../../../ui/game-tile/game-tile.tsx';
import { ReviewTile } from '../../../ui/game-tile/review-tile.tsx';
import { TilePlaces } from '../../../ui/game-tile/tile-places.tsx';
import { Hero } from '../../../ui/hero/hero.tsx';
import { MoreTile } from '../../../ui/reel/more-tile.tsx';
import { Reel, REEL_TILE_SIZES } from '../../../ui/reel/reel.tsx';
import { RowHeader } from '../../../ui/row-header/row-header.tsx';
import { NOWHERE, TOUCHED, type Sample, type SampleData, type Samples } from './sample.ts';

const JACKPOT = { amount: 1_204_356, currency: 'EUR' } as const;
const TILES_IN_REEL = 9;

/** Tiles of games, and the rows and grids that they stand in. */
export function gameSamples(data: SampleData): Samples {
  const { messages, locale, tile, tallTile, card } = data;
  const { general, gameArea, gameLists } = messages;
  const props = { labels: gameArea, sizes: GRID_TILE_SIZES };
  const inGrid = (of: GameTileData, about?: string) => (
    <ul>
      <GameTile tile={of} {...props} {...(about === undefined ? {} : { about })} />
    </ul>
  );
  const seeAll = {
    href: NOWHERE,
    text: general.seeAll,
    label: fill(general.seeAllOf, { name: gameArea.favourites }),
  };
  return {
    'game-grid': [
      {
        name: 'with places',
        show: () => (
          <GameGrid>
            <GameTile tile={tile} {...props} />
            <TilePlaces count={3} />
          </GameGrid>
        ),
        wide: true,
      },
      {
        name: 'dense, with places',
        show: () => (
          <GameGrid dense>
            <GameTile tile={tile} {...props} />
            <TilePlaces count={5} />
          </GameGrid>
        ),
        wide: true,
      },
    ],
    'game-tile': [
      { name: 'game', show: () => inGrid(tile, NOWHERE), states: [...TOUCHED, 'on'] },
      { name: 'new', show: () => inGrid({ ...tile, tag: 'new' }) },
      {
        name: 'jackpot',
        show: () => (
          <ul>
            <GameTile
              tile={{ ...tile, jackpot: JACKPOT }}
              jackpot={formatMoney(JACKPOT.amount, JACKPOT.currency, locale)}
              {...props}
            />
          </ul>
        ),
      },
      { name: 'no picture', show: () => inGrid({ ...tile, image: null }), states: TOUCHED },
      { name: 'tall', show: () => inGrid(tallTile) },
      {
        name: 'review',
        show: () => (
          <ul>
            <ReviewTile tile={tile} about={NOWHERE} action={gameLists.readReview} {...props} />
          </ul>
        ),
        states: [...TOUCHED, 'on'],
      },
      {
        name: 'cover alone',
        show: () => (
          <TileCover tile={tile} {...props}>
            {null}
          </TileCover>
        ),
      },
      { name: 'text alone', show: () => <TileText tile={tile} labels={gameArea} /> },
    ],
    hero: [heroSample(data)],
    reel: [
      {
        name: 'tiles',
        show: (id) => (
          <Reel id={id}>
            {Array.from({ length: TILES_IN_REEL }, (_, index) => (
              <GameTile key={index} tile={tile} labels={gameArea} sizes={REEL_TILE_SIZES} />
            ))}
            <MoreTile
              href={NOWHERE}
              text={fill(general.seeAllCount, { count: TILES_IN_REEL })}
              label={seeAll.label}
            />
          </Reel>
        ),
        wide: true,
      },
      {
        name: 'the last tile',
        show: () => (
          <ul>
            <MoreTile href={NOWHERE} text={general.seeAll} label={seeAll.label} />
          </ul>
        ),
        states: TOUCHED,
      },
      {
        name: 'wide, loading',
        show: (id) => (
          <Reel id={id} wide>
            <TilePlaces count={4} />
          </Reel>
        ),
        wide: true,
      },
    ],
    'row-header': [
      {
        name: 'whole',
        show: (id) => (
          <RowHeader
            id={id}
            title={gameArea.favourites}
            count={{ number: '83', of: plural(gameArea.games, 83, locale).replace('83', '') }}
            seeAll={seeAll}
            reel={{ id: `${id}-reel`, previous: general.scrollBack, next: general.scrollOn }}
          />
        ),
        states: TOUCHED,
        wide: true,
      },
      { name: 'title alone', show: (id) => <RowHeader id={id} title={card.title} />, wide: true },
    ],
  };
}

function heroSample({ messages: { general, gameArea }, card }: SampleData): Sample {
  const panel = {
    title: card.title,
    text: card.excerpt,
    image: card.image?.src ?? null,
    href: NOWHERE,
  };
  return {
    name: 'panels',
    show: () => (
      <Hero
        panels={[
          { ...panel, id: '1', terms: null },
          {
            ...panel,
            id: '2',
            image: null,
            terms: { text: general.joinBannerText, href: NOWHERE, link: general.seeAll },
          },
        ]}
        labels={{
          name: gameArea.heroLabel,
          action: gameArea.seeOffer,
          previous: general.scrollBack,
          next: general.scrollOn,
        }}
      />
    ),
    wide: true,
  };
}
