/** The invented studios of the sandbox, the busiest first. No real maker of games is meant. */
export type Studio = {
  name: string;
  slug: string;
  kind: 'slots' | 'live';
  /** How often a game is this studio's, against the others of its kind. */
  weight: number;
  /** The label some of its games are released under (`externalGameSubProvider`). */
  label?: string;
};

export const studios: readonly Studio[] = [
  { name: 'Brass Orrery', slug: 'brass-orrery', kind: 'slots', weight: 96, label: 'Orrery Originals' },
  { name: 'Lantern & Lark', slug: 'lantern-and-lark', kind: 'slots', weight: 84 },
  { name: 'Nine Foxes', slug: 'nine-foxes', kind: 'slots', weight: 78, label: 'Foxglove Lab' },
  { name: 'Moonquay', slug: 'moonquay', kind: 'slots', weight: 72 },
  { name: 'Tidewright Games', slug: 'tidewright', kind: 'slots', weight: 66, label: 'Harbour Row' },
  { name: 'Velvet Anvil', slug: 'velvet-anvil', kind: 'slots', weight: 60 },
  { name: 'Ember & Oak', slug: 'ember-and-oak', kind: 'slots', weight: 56 },
  { name: 'Solstice Forge', slug: 'solstice-forge', kind: 'slots', weight: 52 },
  { name: 'Casa Lumbre', slug: 'casa-lumbre', kind: 'slots', weight: 48 },
  { name: 'Halcyon Reel Co.', slug: 'halcyon-reel', kind: 'slots', weight: 44 },
  { name: 'Copperfen', slug: 'copperfen', kind: 'slots', weight: 40, label: 'Fen Street' },
  { name: 'Kitebridge', slug: 'kitebridge', kind: 'slots', weight: 38 },
  { name: 'Quillback Interactive', slug: 'quillback', kind: 'slots', weight: 34 },
  { name: 'Peregrine Row', slug: 'peregrine-row', kind: 'slots', weight: 32 },
  { name: 'Northlight Works', slug: 'northlight', kind: 'slots', weight: 30 },
  { name: 'Saltmarsh', slug: 'saltmarsh', kind: 'slots', weight: 28 },
  { name: 'Wren & Walnut', slug: 'wren-and-walnut', kind: 'slots', weight: 26 },
  { name: 'Ironwood Slots', slug: 'ironwood', kind: 'slots', weight: 24 },
  { name: 'Marigold Lab', slug: 'marigold-lab', kind: 'slots', weight: 22 },
  { name: 'Cinder Mill', slug: 'cinder-mill', kind: 'slots', weight: 20 },
  { name: 'Papercrane Arcade', slug: 'papercrane', kind: 'slots', weight: 18 },
  { name: 'Starling Deck', slug: 'starling-deck', kind: 'slots', weight: 16 },
  { name: 'Fjordspill', slug: 'fjordspill', kind: 'slots', weight: 14 },
  { name: 'Tuuli & Tähti', slug: 'tuuli-tahti', kind: 'slots', weight: 12 },
  { name: 'Blue Pavilion', slug: 'blue-pavilion', kind: 'slots', weight: 10 },
  { name: 'Hollow Bell', slug: 'hollow-bell', kind: 'slots', weight: 8 },
  { name: 'Grand Meridian Live', slug: 'grand-meridian-live', kind: 'live', weight: 40 },
  { name: 'Parlour Nine Live', slug: 'parlour-nine', kind: 'live', weight: 26 },
  { name: 'Glass Harbour Studios', slug: 'glass-harbour', kind: 'live', weight: 16 },
  { name: 'Mesa Dorada En Vivo', slug: 'mesa-dorada', kind: 'live', weight: 8 },
];

function byKind(kind: Studio['kind']): { list: readonly Studio[]; total: number } {
  const list = studios.filter((studio) => studio.kind === kind);
  return { list, total: list.reduce((sum, studio) => sum + studio.weight, 0) };
}

const KINDS = { slots: byKind('slots'), live: byKind('live') };

/** The studio at a point from 0 to 1 along all studios of a kind laid end to end by weight. */
export function studioAt(kind: Studio['kind'], point: number): Studio {
  const { list, total } = KINDS[kind];
  let rest = point * total;
  for (const studio of list) {
    rest -= studio.weight;
    if (rest < 0) return studio;
  }
  throw new Error(`No studio at ${point}: a point runs from 0 up to 1`);
}
