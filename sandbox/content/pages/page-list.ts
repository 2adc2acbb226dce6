export type PageFacts = { slug: string; image: string | null; day: string; hasSeo?: boolean };

/** The pages of the site that editors fill, and the introductions of the lobby's tabs. */
export const PAGE_LIST: readonly PageFacts[] = [
  { slug: 'home', image: 'hero-lounge', day: '2026-10-01', hasSeo: true },
  { slug: '150-bonus', image: 'landing-bonus', day: '2026-09-20', hasSeo: true },
  { slug: 'welcome', image: 'landing-welcome', day: '2026-09-19', hasSeo: true },
  { slug: 'special-welcome-offer', image: 'landing-offer', day: '2026-09-18' },
  { slug: 'contact-us', image: null, day: '2026-06-01' },
  { slug: 'about', image: 'hero-telescope', day: '2026-05-01', hasSeo: true },
  { slug: 'slots', image: 'article-how-slots-pay', day: '2026-04-12', hasSeo: true },
  { slug: 'live-casino', image: 'hero-tables', day: '2026-04-11', hasSeo: true },
  { slug: 'jackpots', image: 'article-jackpot-stories', day: '2026-04-10' },
  { slug: 'megaways', image: 'article-megaways-explained', day: '2026-04-09' },
  { slug: 'roulette', image: 'article-roulette-bets', day: '2026-04-08' },
  { slug: 'blackjack', image: 'article-blackjack-basics', day: '2026-04-07' },
  { slug: 'new', image: null, day: '2026-04-06' },
  { slug: 'restricted-access', image: null, day: '2026-03-01' },
];
