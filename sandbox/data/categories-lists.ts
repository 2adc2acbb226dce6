/** Which games belong to which list, by what the sandbox knows of each. Every list is ids, the best first. */
import { hash } from './catalogue-seed.ts';
import type { GameEntry } from './games.ts';
import type { TableFamily } from './games-named.ts';
import { isListedJackpot } from './games-record.ts';
import type { Scene } from './games-words.ts';

const POPULAR_GAMES = 120;
const DROPS_AND_WINS_STUDIOS = new Set(['brass-orrery', 'nine-foxes', 'moonquay']);
const DROPS_AND_WINS_GAMES = 72;

const ids = (entries: readonly GameEntry[]): number[] => entries.map((entry) => entry.id);

/** The same games in an order an editor might have put them in: fixed, and not the order of their release. */
export function shuffled(entries: readonly GameEntry[], salt: string): GameEntry[] {
  return entries.toSorted((one, other) => hash(salt, one.id) - hash(salt, other.id));
}

/** The ten slots that §5 lists by id, because their names do not say that they pay a jackpot. */
function listedJackpots(entries: readonly GameEntry[]): number[] {
  return ids(entries.filter((entry) => entry.kind === 'slot').filter((_, index) => isListedJackpot(index)));
}

function popular(entries: readonly GameEntry[]): number[] {
  const live = shuffled(
    entries.filter((entry) => entry.kind === 'live'),
    'popular',
  );
  const others = shuffled(
    entries.filter((entry) => entry.kind !== 'live' && entry.kind !== 'winter'),
    'popular',
  );
  // Every sixth place goes to a live table, as a lobby's editor would have it.
  const mixed = Array.from({ length: POPULAR_GAMES }, (_, place) =>
    place % 6 === 5 ? live[Math.floor(place / 6)] : others[place - Math.floor(place / 6)],
  );
  return ids(mixed.filter((entry) => entry !== undefined));
}

/** The curated lists of §3, as `shared/config/curated-lists.ts` must hold them. */
export function createCuratedLists(entries: readonly GameEntry[]) {
  const ofKind = (kind: GameEntry['kind']): number[] =>
    ids(
      shuffled(
        entries.filter((entry) => entry.kind === kind),
        kind,
      ),
    );
  const ofFamily = (family: TableFamily): number[] => ids(entries.filter((entry) => entry.family === family));
  const ofScene = (scene: Scene): number[] =>
    ids(
      shuffled(
        entries.filter((entry) => entry.scene === scene),
        scene,
      ).slice(0, 64),
    );
  const drops = entries.filter(
    (entry) => entry.kind === 'slot' && DROPS_AND_WINS_STUDIOS.has(entry.studio.slug),
  );
  return {
    megaways: ofKind('megaways'),
    'drops-and-wins': ids(shuffled(drops, 'drops').slice(0, DROPS_AND_WINS_GAMES)),
    poker: ofFamily('poker'),
    blackjack: ofFamily('blackjack'),
    roulette: ofFamily('roulette'),
    baccarat: ofFamily('baccarat'),
    jackpots: listedJackpots(entries),
    'jackpot-king': ofKind('jackpot-king'),
    slingo: ofKind('slingo'),
    'game-shows': ofFamily('game-shows'),
    'tv-movies': ofKind('screen'),
    popular: popular(entries),
    themes: {
      egypt: ofScene('egypt'),
      animal: ofScene('animal'),
      fruit: ofScene('fruit'),
      god: ofScene('god'),
      adventure: ofScene('adventure'),
      jewel: ofScene('jewel'),
      jungle: ofScene('jungle'),
      fish: ofScene('fish'),
      classic: ofScene('classic'),
    },
  };
}

export type CuratedLists = ReturnType<typeof createCuratedLists>;
