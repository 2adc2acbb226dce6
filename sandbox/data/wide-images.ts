/**
 * The wide pictures that the painter paints for heroes, promotions, articles and theme pages. Each is served at
 * `/media/wide/{name}.webp`, and 768 px wide at `/media/wide/{name}@768.webp`.
 */
export type WideImageKind = 'hero' | 'promotion' | 'article' | 'theme' | 'landing';

export type WideImage = {
  name: string;
  kind: WideImageKind;
  alt: string;
  /** Pixels of the larger file. */
  width: number;
  height: number;
};

const SIZES: Record<WideImageKind, readonly [width: number, height: number]> = {
  hero: [1600, 700],
  landing: [1600, 700],
  promotion: [1200, 675],
  article: [1200, 675],
  theme: [1200, 675],
};

/** Each line of a source is a name and, after a colon, what the picture shows. */
const SOURCES: Record<WideImageKind, string> = {
  hero: `hero-lounge: A lamplit lounge under an observatory roof, a comet crossing the opening
hero-telescope: A brass telescope pointed through the dome at a bright comet
hero-skyline: Night hills under a sky full of stars, an observatory lit from inside
hero-tables: A roulette wheel, cards and chips under the open dome`,
  landing: `landing-bonus: Stacks of gold coins among the stars, a comet passing
landing-welcome: A fan of cards and two dice under the open dome
landing-offer: A treasure chest open on a night beach`,
  promotion: `promo-welcome-package: A gift box opened, coins and gems flying out
promo-game-of-the-week: A golden trophy star under spotlights
promo-oktoberfest: A striped festival tent by a lake at dusk, a balloon above it
promo-free-spins-friday: A red seven between cherries and a bell over a neon grid
promo-live-cashback: Stacks of chips on green felt beside a card
promo-drops-and-wins: A heap of coins in a blue storm, gems in the air
promo-jackpot-race: A crown above a field of stars
promo-weekend-reload: A rocket leaving a small planet
promo-loyalty-orbit: A brass orrery, its planets circling a golden sun
promo-slingo-sunday: Coloured number balls tumbling through the air
promo-roulette-rush: A roulette wheel turning in lamplight
promo-refer-a-friend: Two foxes on a hill under the moon`,
  article: `article-how-slots-pay: Three red sevens in a row
article-megaways-explained: A wall of gems of different sizes
article-roulette-bets: A roulette wheel from above
article-blackjack-basics: An ace and a king on dark felt
article-baccarat-night: Cards dealt under a low lamp
article-poker-hands: A royal flush fanned out
article-live-studio: A game show's wheel under studio lights
article-jackpot-stories: A crown on a heap of coins
article-egypt-on-the-reels: Pyramids at dusk under a bright star
article-gods-and-thunder: A temple on a cloud struck by lightning
article-fishing-slots: A leaping fish over a golden lake
article-jungle-expeditions: A stone idol in deep leaves
article-fruit-machines: Cherries, lemons and plums in bright light
article-animal-kingdom: A wolf before a full moon
article-jewel-box: Cut gems on dark velvet
article-pirate-lore: A galleon on a moonlit sea
article-space-slots: A ringed planet and a passing comet
article-wild-west: A canyon at sunset with a sheriff's star
article-vikings: A hammer in a storm of sparks
article-lucky-symbols: A horseshoe, a clover and a bell
article-superstitions: A black temple cat with a golden collar and green eyes
article-bankroll: An hourglass filled with golden sand
article-safer-play: A lantern in a quiet forest under the moon
article-rtp-explained: A compass on an old chart
article-history-of-dice: Two ivory dice in mid-air
article-studio-spotlight: A brass orrery with glass planets
article-crash-games: A hot-air balloon above sunset clouds
article-winter-lobby: A snow-covered summit under northern lights
article-summer-festival: Golden lanterns by a lake at night
article-night-of-the-comet: A comet over a silent desert`,
  theme: `theme-egypt: A pharaoh's mask between burning torches
theme-animal: A lion on a rock at sunrise
theme-fruit: Glossy fruit under a market awning
theme-god: A trident rising out of a storm
theme-adventure: A compass before a mountain pass, a castle in the distance
theme-jewel: A diamond throwing light in all directions
theme-jungle: A parrot in front of a waterfall
theme-fish: A red octopus between a reef and a pearl
theme-classic: A lucky seven in flames`,
};

function read(kind: WideImageKind): WideImage[] {
  const [width, height] = SIZES[kind];
  return SOURCES[kind].split('\n').map((line) => {
    const [name = '', alt = ''] = line.split(': ');
    return { name, kind, alt, width, height };
  });
}

/** Every wide picture, heroes first. */
export const wideImages: readonly WideImage[] = [
  ...read('hero'),
  ...read('landing'),
  ...read('promotion'),
  ...read('article'),
  ...read('theme'),
];

/** The name of a wide picture's file, the larger one or the one 768 px wide. */
export function wideImagePath(name: string, width?: 768): string {
  return `/media/wide/${name}${width === undefined ? '' : `@${width}`}.webp`;
}
