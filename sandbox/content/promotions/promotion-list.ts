export type PromotionFacts = {
  slug: string;
  /** Days from today on which it begins and ends; absent: it stands until further notice. */
  days?: readonly [from: number, to: number];
  buttonLink: string;
  /** In whole units of the reader's currency. */
  minDeposit?: number;
  /** Times the bonus has to be staked before it can be withdrawn; never above 10 (Great Britain's limit). */
  wagering: number;
  code?: string;
  hasSeo?: boolean;
};

/** The promotions the editors run, the most important first. The picture is `promo-{slug}`. */
export const PROMOTION_LIST: readonly PromotionFacts[] = [
  {
    slug: 'welcome-package',
    buttonLink: '/?NeoDL=registration',
    minDeposit: 10,
    wagering: 10,
    code: 'COMET50',
    hasSeo: true,
  },
  { slug: 'game-of-the-week', days: [-3, 4], buttonLink: '/slots/', wagering: 0, hasSeo: true },
  {
    slug: 'oktoberfest',
    days: [-20, 15],
    buttonLink: '/?NeoDL=deposit',
    minDeposit: 20,
    wagering: 10,
    code: 'PROST',
    hasSeo: true,
  },
  { slug: 'free-spins-friday', buttonLink: '/?NeoDL=deposit', minDeposit: 20, wagering: 0, code: 'FRIDAY20' },
  { slug: 'live-cashback', buttonLink: '/live-casino/', wagering: 0, hasSeo: true },
  { slug: 'drops-and-wins', days: [-40, 50], buttonLink: '/drops-and-wins/', wagering: 0 },
  { slug: 'jackpot-race', days: [-5, 9], buttonLink: '/jackpots/', wagering: 0 },
  { slug: 'weekend-reload', buttonLink: '/?NeoDL=deposit', minDeposit: 20, wagering: 10, code: 'RELOAD25' },
  { slug: 'loyalty-orbit', buttonLink: '/?NeoDL=points', wagering: 0, hasSeo: true },
  { slug: 'slingo-sunday', buttonLink: '/slingo/', wagering: 0 },
  { slug: 'roulette-rush', days: [-2, 12], buttonLink: '/roulette/', wagering: 0 },
  { slug: 'refer-a-friend', buttonLink: '/?NeoDL=myaccount', minDeposit: 10, wagering: 0 },
];
