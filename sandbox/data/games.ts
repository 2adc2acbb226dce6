/** The clean catalogue: who made which game, what it is about, and the record that the platform would send. */
import { createRandom, hash, type Random } from './catalogue-seed.ts';
import { createNaming } from './games-naming.ts';
import { NAMED_GAMES, tablesOf, type GameKind, type TableFamily } from './games-named.ts';
import { SCENES, type Scene } from './games-words.ts';
import { type Studio, studioAt } from './studios.ts';

/** What the sandbox knows of a game beyond its feed record: the lists and the covers are made from it. */
export type GameEntry = {
  id: number;
  name: string;
  kind: GameKind;
  studio: Studio;
  /** Its label when the studio released it under one. */
  label?: string;
  /** What a slot is about; `undefined` for tables and instant games. */
  scene?: Scene;
  /** Which game a table plays; `undefined` for slots. */
  family?: TableFamily;
  /** The id whose cover it shows: its own, or an older game's in a catalogue stretched for load tests. */
  coverId: number;
};

/** Games in the sandbox's own catalogue. */
export const CATALOGUE_SIZE = 1200;
/** Ids that the spec's §5 names: they are played but never listed among detailed search results. */
const NAMED_IDS = new Map([
  [700, 5115],
  [701, 10419],
  [702, 10418],
]);
const ID_BASE = 2003;
/** Ids walk a prime field, so that they look issued over years and never meet. */
const ID_PRIME = 9973;
const ID_STEP = 3571;
const MEGAWAYS_GAMES = 62;
const JACKPOT_KING_GAMES = 30;
const SLINGO_GAMES = 36;

function idOf(index: number): number {
  const named = NAMED_IDS.get(index);
  if (named !== undefined) return named;
  const id = ID_BASE + ((index * ID_STEP + 17) % ID_PRIME);
  // A walk that lands on a reserved id steps past the end of the field instead.
  return [...NAMED_IDS.values()].includes(id) ? ID_BASE + ID_PRIME + index : id;
}

type Draft = { kind: GameKind; name?: string; scene?: Scene; family?: TableFamily };

function sceneAt(index: number): Scene {
  const found = SCENES[index % SCENES.length];
  if (found === undefined) throw new Error('The list of scenes is empty');
  return found;
}

const series = (kind: GameKind, count: number): Draft[] =>
  Array.from({ length: count }, (_, index) => ({ kind, scene: sceneAt(index) }));

const tables = (kind: 'live' | 'table'): Draft[] => tablesOf(kind).map((table) => ({ kind, ...table }));

const named = (kind: GameKind, source: typeof NAMED_GAMES.screen): Draft[] =>
  source.map(([about, name]) => ({ kind, name, scene: about }));

/** The games in the order they were released: what is made by hand first, then the slots scene after scene. */
function drafts(count: number): Draft[] {
  const made = [
    ...tables('live'),
    ...tables('table'),
    ...NAMED_GAMES.instant.map((name): Draft => ({ kind: 'instant', name })),
    ...named('screen', NAMED_GAMES.screen),
    ...named('slot', NAMED_GAMES.remarkable),
    ...named('winter', NAMED_GAMES.winter),
    ...series('slingo', SLINGO_GAMES),
    ...series('jackpot-king', JACKPOT_KING_GAMES),
    ...series('megaways', MEGAWAYS_GAMES),
  ];
  return [...made, ...series('slot', Math.max(0, count - made.length))].slice(0, count);
}

function labelOf(studio: Studio, random: Random): { label?: string } {
  return studio.label !== undefined && random.next() < 0.3 ? { label: studio.label } : {};
}

/**
 * The first `count` games. A longer catalogue begins with the same games as a shorter one; beyond
 * `CATALOGUE_SIZE` a game shows the cover of an older game of its scene.
 */
export function createEntries(count: number = CATALOGUE_SIZE): readonly GameEntry[] {
  const nameOf = createNaming();
  const entries: GameEntry[] = [];
  for (const [index, draft] of drafts(count).entries()) {
    const random = createRandom(hash('game', index));
    const studio = studioAt(draft.kind === 'live' ? 'live' : 'slots', hash('studio', index) / 2 ** 32);
    const id = idOf(index);
    const { kind, scene: about, family } = draft;
    entries.push({
      id,
      kind,
      studio,
      name: draft.name ?? nameOf(kind, about ?? 'classic', random),
      ...(about !== undefined && { scene: about }),
      ...(family !== undefined && { family }),
      ...labelOf(studio, random),
      // Nine scenes take turns, so a multiple of nine back is a game of the same scene.
      coverId: index < CATALOGUE_SIZE ? id : idOf(index - 9 * Math.ceil((index - CATALOGUE_SIZE + 1) / 9)),
    });
  }
  return entries;
}
