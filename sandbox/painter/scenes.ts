/** Wide pictures for heroes, promotions, articles and themes: the covers' world without their titles. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { createRandom, hash } from '../data/catalogue-seed.ts';
import { wideImages } from '../data/wide-images.ts';
import { backdropOf } from './backdrops/backdrops.ts';
import { type Canvas, castShade, develop, fromSvg, halo, lay, outOfFocus, spriteFromSvg } from './canvas.ts';
import { type Frame, picture, sparks } from './drawing.ts';
import { figure, glowOf } from './figure.ts';
import { motif } from './motif.ts';
import { moodOf, SCENES } from './scenery.ts';

const number = v.number();
const share = v.pipe(number, v.minValue(-1), v.maxValue(2));

const actorSchema = v.strictObject({
  motif: v.string(),
  /** Middle and height as shares of the picture's. */
  x: share,
  y: share,
  tall: share,
  lean: v.optional(number),
  coat: v.optional(number),
  /** How far out of focus, in pixels. */
  far: v.optional(number),
});
type Actor = v.InferOutput<typeof actorSchema>;

/** What each wide picture shows, by its name in `data/wide-images.json`; the last actor is the lead. */
export const SHOTS = v.parse(
  v.record(
    v.string(),
    v.strictObject({
      scene: v.picklist(SCENES),
      mood: number,
      backdrop: v.string(),
      actors: v.array(actorSchema),
    }),
  ),
  JSON.parse(readFileSync(new URL('shots.json', import.meta.url), 'utf8')),
);

const SCALE = 0.7;

/** Where an actor stands: its middle and its height are shares of the picture's, its width may be twice its height. */
function areaOf(
  { x, y, tall }: Actor,
  width: number,
  height: number,
): readonly [number, number, number, number] {
  const half = (tall * height) / 2;
  return [x * width - half * 2, y * height - half, x * width + half * 2, y * height + half];
}

/** The wide picture of that name. Throws when none is called so. */
export async function wideScene(name: string): Promise<Canvas> {
  const image = wideImages.find((one) => one.name === name);
  const shot = SHOTS[name];
  if (image === undefined || shot === undefined) throw new Error(`No wide picture is called ${name}`);
  const { width, height } = image;
  const mood = moodOf(shot.scene, shot.mood);
  const random = createRandom(hash(name));
  const lead = shot.actors.at(-1);
  const frame: Frame = {
    width,
    height,
    mood,
    random,
    focus: [(lead?.x ?? 0.6) * width, (lead?.y ?? 0.45) * height * 0.9],
  };
  const canvas = await fromSvg(
    picture(width, height, backdropOf(shot.backdrop)(frame), SCALE),
    width,
    height,
  );
  for (const actor of shot.actors) {
    const { lean = 0, coat = 0, far = 0 } = actor;
    const shown = motif(actor.motif);
    const [turnX, turnY, turnZ] = shown.turn;
    const sprite = figure(
      shown,
      { area: areaOf(actor, width, height), turn: [turnX, turnY + shown.sway * lean, turnZ], coat },
      mood,
      [width, height],
    );
    if (far === 0) halo(canvas, sprite, { colour: glowOf(mood), blur: 70, strength: 0.4 });
    castShade(canvas, sprite, { dx: 14, dy: 24, blur: 34, strength: 0.5 });
    lay(canvas, far > 0 ? outOfFocus(sprite, far) : sprite, { light: far > 0 ? 0.8 : 1 });
  }
  lay(canvas, await spriteFromSvg(picture(width, height, sparks(frame, 60), SCALE), width, height));
  develop(canvas, {
    seed: hash('film', width),
    bloom: 0.5,
    grain: 6,
    saturation: 1.14,
    contrast: 1.05,
    vignette: 0.55,
  });
  return canvas;
}
