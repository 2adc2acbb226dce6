import type { Scene as SceneName } from '../../data/games-words.ts';
import type { Drawing } from '../drawing/layers.ts';
import type { MaterialName } from '../drawing/materials.ts';

export const SCENE_NAMES = [
  'egypt',
  'animal',
  'fruit',
  'god',
  'adventure',
  'jewel',
  'jungle',
  'fish',
  'classic',
] as const satisfies readonly SceneName[];

/** Paints what lies behind the reels, over the whole window, in CSS pixels. */
export type Backdrop = (context: CanvasRenderingContext2D, width: number, height: number) => void;

/** How a game of a scene looks: its four own symbols, what its letters and frame are made of, and what lies behind. */
export type Scene = {
  lowOne: Drawing;
  lowTwo: Drawing;
  highOne: Drawing;
  highTwo: Drawing;
  /** Of ten, jack, queen, king and ace. */
  letters: readonly [MaterialName, MaterialName, MaterialName, MaterialName, MaterialName];
  frame: MaterialName;
  /** Of the wild symbol. */
  emblem: MaterialName;
  /** CSS colour behind the reels, dark. */
  ground: string;
  /** CSS colour of win lines and of what is lit. */
  glow: string;
  backdrop: Backdrop;
};
