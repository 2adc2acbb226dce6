import * as v from 'valibot';
import type { Scene as SceneName } from '../../data/games-words.ts';
import { drawingSchema as drawing, materialSchema as material, type Drawing } from '../drawing/layers.ts';
import emblems from './emblems.json';

/** How a game of a scene looks: its four own symbols, what its letters and frame are made of. What lies behind is its theme's picture. */
const scene = v.strictObject({
  /** Of ten, jack, queen, king and ace. */
  letters: v.tuple([material, material, material, material, material]),
  frame: material,
  /** Of the wild symbol. */
  emblem: material,
  /** CSS colour behind the reels, dark. */
  ground: v.string(),
  /** CSS colour of win lines and of what is lit. */
  glow: v.string(),
  symbols: v.strictObject({
    'low-one': drawing,
    'low-two': drawing,
    'high-one': drawing,
    'high-two': drawing,
  }),
});
export type Scene = v.InferOutput<typeof scene>;

const files = import.meta.glob('./*.json', { eager: true, import: 'default' });

/** The looks of a scene. @throws a `ValiError` when its file does not fit */
export function sceneOf(name: SceneName): Scene {
  return v.parse(scene, files[`./${name}.json`]);
}

/** The comet of the wild, in the scene's own material. */
export function wildDrawing(of: Scene['emblem']): Drawing {
  return v.parse(
    drawing,
    emblems.wild.map((layer) => (layer.of === 'scene' ? { ...layer, of } : layer)),
  );
}

/** The sunburst around a moon of the scatter. */
export function scatterDrawing(): Drawing {
  return v.parse(drawing, emblems.scatter);
}
