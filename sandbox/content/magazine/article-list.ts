import type { MagazineTopic } from '../terms.ts';

export type ArticleFacts = {
  slug: string;
  topics: readonly MagazineTopic[];
  /** Day of publication; articles come out at nine. */
  day: string;
  author: 2 | 3 | 4;
  /** Whether the editors filled in the search engine box. */
  hasSeo?: boolean;
  image?: string;
};

/** Every article, the newest first. The picture is `article-{slug}` unless it says otherwise. */
export const ARTICLE_LIST: readonly ArticleFacts[] = [
  { slug: 'winter-lobby', topics: ['news'], day: '2026-11-10', author: 2, hasSeo: true },
  { slug: 'rtp-explained', topics: ['guides', 'safer-play'], day: '2026-11-03', author: 3, hasSeo: true },
  { slug: 'live-studio', topics: ['live-tables', 'studios'], day: '2026-10-28', author: 2, hasSeo: true },
  { slug: 'vikings', topics: ['culture'], day: '2026-10-21', author: 3 },
  { slug: 'bankroll', topics: ['safer-play', 'guides'], day: '2026-10-14', author: 4, hasSeo: true },
  { slug: 'studio-spotlight', topics: ['studios'], day: '2026-10-07', author: 2 },
  { slug: 'megaways-explained', topics: ['guides'], day: '2026-09-30', author: 3, hasSeo: true },
  { slug: 'superstitions', topics: ['culture'], day: '2026-09-23', author: 2 },
  { slug: 'roulette-bets', topics: ['guides', 'live-tables'], day: '2026-09-16', author: 3, hasSeo: true },
  { slug: 'jackpot-stories', topics: ['guides'], day: '2026-09-09', author: 2 },
  { slug: 'fishing-slots', topics: ['culture'], day: '2026-09-02', author: 2 },
  { slug: 'safer-play', topics: ['safer-play'], day: '2026-08-26', author: 4, hasSeo: true },
  { slug: 'history-of-dice', topics: ['culture'], day: '2026-08-19', author: 3, hasSeo: true },
  { slug: 'summer-festival', topics: ['news'], day: '2026-08-05', author: 2 },
  { slug: 'blackjack-basics', topics: ['guides', 'live-tables'], day: '2026-07-22', author: 3, hasSeo: true },
  { slug: 'egypt-on-the-reels', topics: ['culture'], day: '2026-07-08', author: 2 },
  { slug: 'how-slots-pay', topics: ['guides'], day: '2026-06-24', author: 3, hasSeo: true },
  { slug: 'pirate-lore', topics: ['culture'], day: '2026-06-10', author: 2 },
  { slug: 'crash-games', topics: ['guides'], day: '2026-05-27', author: 3 },
  { slug: 'gods-and-thunder', topics: ['culture'], day: '2026-05-13', author: 2 },
  { slug: 'fruit-machines', topics: ['culture'], day: '2026-04-29', author: 2, hasSeo: true },
  { slug: 'baccarat-night', topics: ['guides', 'live-tables'], day: '2026-04-15', author: 3 },
  { slug: 'jungle-expeditions', topics: ['culture'], day: '2026-04-01', author: 2 },
  { slug: 'space-slots', topics: ['culture'], day: '2026-03-18', author: 2 },
  { slug: 'poker-hands', topics: ['guides'], day: '2026-03-04', author: 3 },
  { slug: 'animal-kingdom', topics: ['culture'], day: '2026-02-18', author: 2 },
  { slug: 'wild-west', topics: ['culture'], day: '2026-02-11', author: 2 },
  { slug: 'jewel-box', topics: ['culture'], day: '2026-02-04', author: 4 },
  { slug: 'lucky-symbols', topics: ['culture'], day: '2026-01-21', author: 4 },
  { slug: 'night-of-the-comet', topics: ['news'], day: '2026-01-07', author: 2, hasSeo: true },
];
