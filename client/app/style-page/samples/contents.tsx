import { formatDate } from '../../../../shared/i18n/format-time.ts';
import { fill, formatMoney, plural } from '../../../../shared/i18n/format.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { CardGrid, CardPlaces, ContentCard } from '../../../ui/card/content-card.tsx';
import { ProviderCard, ProviderGrid, ThemeCard, ThemeGrid } from '../../../ui/card/group-cards.tsx';
import { LiveTableCard } from '../../../ui/card/live-table-card.tsx';
import {
  PromotionCard,
  PromotionFacts,
  PromotionGrid,
  PromotionPlaces,
} from '../../../ui/card/promotion-card.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Prose } from '../../../ui/prose/prose.tsx';
import { Bone } from '../../../ui/skeleton/bone.tsx';
import { TableScroll } from '../../../ui/table-scroll/table-scroll.tsx';
import { Toc } from '../../../ui/toc/toc.tsx';
import { Trails } from '../../../ui/trails/trails.tsx';
import { NOWHERE, TOUCHED, type Sample, type SampleData, type Samples } from './sample.ts';

/** Cards, and what stands around and in texts. */
export function contentSamples(data: SampleData): Samples {
  const { messages, card, body } = data;
  const { general, content, gameLists } = messages;
  const { title, image } = card;
  return {
    card: [...articleCards(data), ...promotionCards(data), ...groupCards(data), ...tableCards(data)],
    dialog: (['default', 'narrow'] as const).map((width) => ({
      name: width,
      show: () => (
        <Dialog isOpen onClose={() => undefined} title={title} closeLabel={general.close} width={width}>
          <p>{card.excerpt}</p>
        </Dialog>
      ),
      wide: true,
    })),
    'empty-state': [
      {
        name: 'with links',
        show: () => (
          <EmptyState title={gameLists.noGames} text={gameLists.noGamesText}>
            <ButtonLink href={NOWHERE}>{general.allGames}</ButtonLink>
          </EmptyState>
        ),
        wide: true,
      },
    ],
    picture:
      image === null
        ? []
        : [{ name: 'of an editor', show: () => <Picture image={image} sizes="300px" decorative /> }],
    skeleton: [{ name: 'bone', show: () => <Bone className="style-bone" /> }],
    'table-scroll': [
      {
        name: 'table',
        show: () => (
          <TableScroll label={content.depositMethods}>
            <table>
              <caption>{content.depositMethods}</caption>
              <thead>
                <tr>
                  {[content.paymentMethod, content.currencies, content.minDeposit].map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row">{title}</th>
                  <td>EUR, GBP</td>
                  <td>{formatMoney(10, 'EUR', data.locale)}</td>
                </tr>
              </tbody>
            </table>
          </TableScroll>
        ),
        states: ['rest', 'focus'],
        wide: true,
      },
    ],
    toc: [
      {
        name: 'the second is read',
        show: () => (
          <Toc
            title={content.onThisPage}
            current="second"
            entries={[
              { id: 'first', text: content.stepJoin, level: 2 },
              { id: 'second', text: content.stepDeposit, level: 2 },
              { id: 'third', text: content.stepDepositText, level: 3 },
            ]}
          />
        ),
        states: TOUCHED,
      },
    ],
    trails: [
      {
        name: 'ground',
        show: () => (
          <div style={{ position: 'relative', isolation: 'isolate', height: '8rem' }}>
            <Trails />
          </div>
        ),
      },
    ],
    prose: [{ name: 'every block of the editor', show: () => <Prose html={body} />, wide: true }],
  };
}

function articleCards({ card, locale, messages }: SampleData): readonly Sample[] {
  const shown = {
    title: card.title,
    href: NOWHERE,
    excerpt: card.excerpt,
    image: card.image,
    label: card.label,
    date: card.date === null ? null : formatDate(card.date, locale),
  };
  return [
    {
      name: 'article',
      show: () => (
        <CardGrid>
          <ContentCard {...shown} />
        </CardGrid>
      ),
      states: TOUCHED,
    },
    {
      name: 'article, no picture',
      show: () => (
        <CardGrid>
          <ContentCard {...shown} image={null} isPart />
        </CardGrid>
      ),
    },
    {
      name: 'articles, awaited',
      show: () => <CardPlaces count={2} label={messages.general.loading} />,
      wide: true,
    },
    {
      name: 'article, the first',
      show: () => (
        <CardGrid>
          <ContentCard {...shown} lead />
        </CardGrid>
      ),
      wide: true,
    },
  ];
}

function promotionCards({ card, messages, locale }: SampleData): readonly Sample[] {
  const { content, gameArea } = messages;
  const facts = [
    { name: content.code, value: 'LAMP-20' },
    { name: content.minDeposit, value: formatMoney(20, 'EUR', locale) },
  ];
  const shown = {
    title: card.title,
    href: NOWHERE,
    excerpt: card.excerpt,
    image: card.image,
    facts,
    labels: { see: gameArea.seeOffer },
  };
  return [
    {
      name: 'promotion',
      show: () => (
        <PromotionGrid>
          <PromotionCard {...shown} badge={content.limitedTime} />
        </PromotionGrid>
      ),
      states: TOUCHED,
    },
    {
      name: 'promotion, no picture',
      show: () => (
        <PromotionGrid>
          <PromotionCard {...shown} image={null} badge={null} isPart />
        </PromotionGrid>
      ),
    },
    {
      name: 'promotions, awaited',
      show: () => <PromotionPlaces count={2} label={messages.general.loading} />,
      wide: true,
    },
    {
      name: 'promotion, the first',
      show: () => (
        <PromotionGrid>
          <PromotionCard {...shown} badge={content.limitedTime} lead />
        </PromotionGrid>
      ),
      wide: true,
    },
    { name: 'facts of a promotion', show: () => <PromotionFacts facts={facts} /> },
  ];
}

function groupCards({ tile, messages: { gameArea }, locale }: SampleData): readonly Sample[] {
  const count = plural(gameArea.games, 24, locale);
  const name = tile.provider ?? tile.name;
  return [
    {
      name: 'provider',
      show: () => (
        <ProviderGrid>
          <ProviderCard name={name} href={NOWHERE} logo={null} count={count} />
        </ProviderGrid>
      ),
      states: TOUCHED,
      wide: true,
    },
    {
      name: 'theme',
      show: () => (
        <ThemeGrid>
          <ThemeCard
            name={gameArea.titles['classic'] ?? ''}
            href={NOWHERE}
            count={count}
            covers={[tile, { ...tile, id: 1, image: null }, { ...tile, id: 2 }, { ...tile, id: 3 }]}
          />
        </ThemeGrid>
      ),
      states: TOUCHED,
    },
  ];
}

function tableCards({ tile, messages: { gameArea }, locale }: SampleData): readonly Sample[] {
  const shown = {
    gameId: tile.id,
    image: tile.image,
    name: tile.name,
    limits: fill(gameArea.limits, {
      min: formatMoney(1, 'EUR', locale, { trim: true }),
      max: formatMoney(5_000, 'EUR', locale, { trim: true }),
    }),
    playLabel: fill(gameArea.playGame, { name: tile.name }),
  };
  return [
    {
      name: 'live table',
      show: () => (
        <ul>
          <LiveTableCard
            {...shown}
            seats={plural(gameArea.seats, 3, locale)}
            state={gameArea.tableOpen}
            isOpen
          />
        </ul>
      ),
      states: TOUCHED,
    },
    {
      name: 'live table, full',
      show: () => (
        <ul>
          <LiveTableCard {...shown} image={null} seats={null} state={gameArea.tableFull} isOpen={false} />
        </ul>
      ),
    },
  ];
}
