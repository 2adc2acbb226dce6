/** Who plays in which scene: the motif that a game's name asks for, and what it is seen in front of. */
import { hash } from '../data/catalogue-seed.ts';
import type { TableFamily } from '../data/games-named.ts';
import type { GameEntry } from '../data/games.ts';
import { backdropOf } from './backdrops/backdrops.ts';
import type { Backdrop } from './backdrops/layers.ts';
import { distanceTo, type Motif, motif } from './motif.ts';
import { type Scene, SCENES, scenes, tables } from './scenery.ts';

type Scenery = { cast: readonly Motif[]; backdrops: readonly Backdrop[] };

const scenery = (scene: Scene): Scenery => {
  const { cast, backdrops } = scenes[scene];
  return { cast: cast.map(motif), backdrops: backdrops.map(backdropOf) };
};

const tableMotifs = (family: TableFamily): readonly Motif[] => {
  const found = tables[family];
  if (found === undefined) throw new Error(`No motifs for ${family}`);
  return found.map(motif);
};

export type Part = { scene: Scene; subject: Motif; companions: readonly Motif[]; backdrop: Backdrop };

function at<T>(list: readonly T[], number: number): T {
  const found = list[number % list.length];
  if (found === undefined) throw new Error('An empty list of motifs');
  return found;
}

const EVERYONE: readonly Motif[] = SCENES.flatMap((scene) => scenery(scene).cast);

/**
 * How many games before each have the same subject. Mood, backdrop, coat and composition go by this number, so that two
 * games of one subject that follow each other never look alike.
 */
export function turnsOf(entries: readonly GameEntry[]): ReadonlyMap<number, number> {
  const seen = new Map<Motif, number>();
  const turns = new Map<number, number>();
  for (const entry of entries) {
    const { subject } = castFor(entry, 0);
    const turn = seen.get(subject) ?? 0;
    seen.set(subject, turn + 1);
    turns.set(entry.id, turn);
  }
  return turns;
}

/** What a game's cover shows; `turn` is its number among the games of its subject. */
export function castFor({ id, name, kind, scene, family }: GameEntry, turn: number): Part {
  const where: Scene = family !== undefined ? 'table' : (scene ?? 'classic');
  const { cast, backdrops } = scenery(where);
  const pool = family !== undefined ? tableMotifs(family) : kind === 'instant' ? EVERYONE : cast;
  const distances = pool.map((one) => distanceTo(name, one));
  const nearest = Math.min(...distances);
  const asked = pool.filter((_, index) => distances[index] === nearest && nearest !== Infinity);
  const subject = at(asked.length > 0 ? asked : family !== undefined ? pool : cast, hash('subject', id));
  const others = cast.filter((one) => one !== subject);
  const companions =
    kind === 'slingo'
      ? [motif('numberBalls')]
      : kind === 'jackpot-king'
        ? [motif('crown')]
        : [at(others, hash('one', id)), at(others, hash('two', id))];
  // Backdrops and moods (of which there are six) walk at different paces, so that pairs of them come back late.
  const backdrop = at(backdrops, turn + Math.floor(turn / 6) + hash('backdrop', distances.length));
  return { scene: where, subject, companions, backdrop };
}
