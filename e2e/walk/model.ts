import type { LayerKind, Seen } from './page/seen.ts';

/** What lies over the page and has an entry of its own in the history: Back closes it. */
export const LAYERS_WITH_ENTRY: readonly LayerKind[] = ['menu', 'search', 'game', 'popup', 'login'];

/** An entry of the tab's history that is a page. */
export interface Place {
  readonly address: string;
  /** Where the page was scrolled to when it was left. */
  readonly scrollY: number;
  /** Something was open over it: what Forward does from here is not said anywhere. */
  readonly hadLayer: boolean;
  /** And by no Back or Forward: as it was left last, so that it knew that another language was to come. */
  readonly isLeftByLink: boolean;
}

/** Where am I: the pages of one tab's history. */
export interface Trail {
  readonly places: readonly Place[];
  readonly at: number;
}

/** The site as its player believes it to be. */
export interface Model {
  /** Who am I. True in all tabs, since they share the platform's token. */
  isPlayer: boolean;
  isOffline: boolean;
  /** What becomes of the platform's script in documents that are loaded from now on. */
  platform: 'well' | 'late' | 'dead';
  isConsentGiven: boolean;
  trail: Trail;
}

export function newModel(): Model {
  return {
    isPlayer: false,
    isOffline: false,
    platform: 'well',
    isConsentGiven: false,
    trail: { places: [], at: -1 },
  };
}

/** What a step means to bring about: a move in the tab's history, that something closes, or that anything comes of it. */
export type Movement = 'none' | 'back' | 'forward' | 'close' | 'come';

/** The trail after a step. `leftAt`: where the page was scrolled to when the step left it. */
export function movedTrail(trail: Trail, { movement, before, now, leftAt }: MovedParts): Trail {
  const isLeftByLink = movement !== 'back' && movement !== 'forward';
  const left = trail.places.map((place, index) =>
    index === trail.at && before !== null ? { ...place, scrollY: leftAt, isLeftByLink } : place,
  );
  // An address may send its visitor on: then the entry has the address of where that led.
  const arrivedAt = (at: number): Trail => ({
    places: left.map((place, index) => (index === at ? { ...place, address: now.address } : place)),
    at,
  });
  // A dialog of the platform's own has one where the platform lets it be closed.
  const hasLayer = hasEntry(now) || isOpen(now, 'widget');
  const isElsewhere = now.address !== trail.places[trail.at]?.address;
  if (movement === 'back' && before !== null && !hasEntry(before)) return arrivedAt(trail.at - 1);
  if (movement === 'forward') return arrivedAt(trail.at + 1);
  if (isElsewhere) {
    const kept = left.slice(0, trail.at + 1).map((place) => ({ ...place, hadLayer: false }));
    return {
      places: [...kept, { address: now.address, scrollY: 0, hadLayer: hasLayer, isLeftByLink: false }],
      at: trail.at + 1,
    };
  }
  const places = trail.places.map((place, index) =>
    index === trail.at && (hasLayer || (before !== null && hasEntry(before)))
      ? { ...place, hadLayer: true }
      : place,
  );
  // Opening something adds an entry: what Forward led to is gone.
  return hasLayer ? { places: places.slice(0, trail.at + 1), at: trail.at } : { places, at: trail.at };
}

interface MovedParts {
  readonly movement: Movement;
  readonly before: Seen | null;
  readonly now: Seen;
  readonly leftAt: number;
}

/** Whether something is open that Back closes. */
export function hasEntry({ layers }: Seen): boolean {
  return layers.some(({ kind }) => LAYERS_WITH_ENTRY.includes(kind));
}

export function isOpen({ layers }: Seen, ...kinds: readonly LayerKind[]): boolean {
  return layers.some(({ kind }) => kinds.includes(kind));
}

/** The layer that has to be closed first; `null` when the page itself can be used. */
export function topLayer({ layers }: Seen): LayerKind | null {
  const blocking = layers.filter((layer) => layer.blocks);
  return (blocking.findLast((layer) => layer.isOnTop) ?? blocking.at(-1))?.kind ?? null;
}
