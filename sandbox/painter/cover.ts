/** A game's cover, put together: backdrop, company, subject, sparks, title, signature, film. */
import { createRandom, hash, type Random } from '../data/catalogue-seed.ts';
import type { GameEntry } from '../data/games.ts';
import { type Canvas, castShade, develop, fromSvg, halo, lay, outOfFocus, spriteFromSvg } from './canvas.ts';
import { castFor, type Part } from './cast.ts';
import { type Composition, composition, SCALES, type Shape, SIZES } from './composition.ts';
import { crumbs } from './crumbs.ts';
import { type Frame, picture, sparks } from './drawing.ts';
import { figure, glowOf } from './figure.ts';
import { setTitle } from './lettering/layout.ts';
import { face } from './lettering/font.ts';
import { relief } from './lettering/relief.ts';
import { faceOf, letterStyle, lettersOf, type Look, lookOf } from './looks.ts';
import { lampsOf } from './mood.ts';
import { type Mood, moodOf } from './scenery.ts';
import type { Motif } from './motif.ts';
import { plate, scrim, trim } from './ornaments.ts';
import type { Area } from './solid/fit.ts';
import type { Sprite } from './solid/raster.ts';
import { type Titling, titling } from './titling.ts';

/** Backdrops are drawn smaller than they are shown: they are out of focus. */
const BACKDROP_SCALE = 0.5;

type Scene = {
  number: number;
  canvas: Canvas;
  /** Pixels of the canvas for one unit of the composition. */
  scale: number;
  mood: Mood;
  random: Random;
  look: Look;
  part: Part;
};

type Pose = { area: Area; lean: number; coat: number };

function posed(motif: Motif, { area, lean, coat }: Pose, { canvas, mood, scale }: Scene): Sprite {
  const [x, y, z] = motif.turn;
  const [left, top, right, bottom] = area;
  return figure(
    motif,
    {
      area: [left * scale, top * scale, right * scale, bottom * scale],
      turn: [x, y + motif.sway * lean, z * (lean < 0 ? 1 : -1)],
      coat,
    },
    mood,
    [canvas.width, canvas.height],
  );
}

function company(scene: Scene, layout: Composition, coat: number): void {
  for (const [index, area] of layout.companions.entries()) {
    const motif = scene.part.companions[index % Math.max(1, scene.part.companions.length)];
    if (motif === undefined) continue;
    const sprite = posed(motif, { area, lean: index % 2 === 0 ? 0.9 : -0.9, coat: coat + index + 1 }, scene);
    castShade(scene.canvas, sprite, { dx: 4, dy: 8, blur: 20, strength: 0.5 });
    lay(scene.canvas, layout.sharpCompany ? sprite : outOfFocus(sprite, 2), {
      light: layout.sharpCompany ? 0.9 : 0.72,
    });
  }
}

function star(scene: Scene, layout: Composition, coat: number): void {
  const { canvas, mood, part, random } = scene;
  const lean = layout.lean * (0.35 + random.next() * 0.65);
  const sprite = posed(part.subject, { area: layout.subject, lean, coat }, scene);
  halo(canvas, sprite, { colour: glowOf(mood), blur: 46, strength: 0.62 });
  castShade(canvas, sprite, { dx: 8, dy: 14, blur: 22, strength: 0.55 });
  halo(canvas, sprite, { colour: glowOf(mood), blur: 9, strength: 0.34 });
  lay(canvas, sprite);
}

async function title(scene: Scene, layout: Composition, words: Titling): Promise<void> {
  const { canvas, mood, look, part, scale } = scene;
  const { left, top, width, height } = layout.title;
  const name = look.upperCase || part.scene === 'egypt' ? words.title.toUpperCase() : words.title;
  const set = setTitle(name, {
    face: face(faceOf(part.scene, look)),
    place: { left: left * scale, top: top * scale, width: width * scale, height: height * scale },
    align: layout.align,
    warp: layout.warp,
  });
  lay(
    canvas,
    await relief(set, lettersOf(letterStyle(part.scene, look, scene.number), mood), lampsOf(mood), [
      canvas.width,
      canvas.height,
    ]),
  );
}

/** A stone that a name calls by its colour has that colour; what it says nothing about, the game's turn decides. */
function coatOf({ coatWords, coats }: Motif, name: string, turn: number): number {
  const named = coatWords.findIndex((words) => words.test(name));
  return named < 0 ? turn + Math.floor(turn / Math.max(1, coats.length * 2)) : named;
}

/** The cover of a game: a wide one 580 × 384 pixels, a tall one 435 × 600. `turn` is from `turnsOf`. */
export async function cover(entry: GameEntry, shape: Shape, turn: number): Promise<Canvas> {
  const [width, height] = SIZES[shape];
  const random = createRandom(hash(`cover-${shape}`, entry.id));
  const look = lookOf(entry.studio.slug);
  const part = castFor(entry, turn);
  const mood = moodOf(part.scene, turn + hash(part.subject.hint));
  const words = titling(entry);
  const layout = composition({ words, shape, turn, random });
  const frame: Frame = { width, height, mood, random, focus: layout.focus };
  const scale = SCALES[shape];
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const soft = BACKDROP_SCALE * scale;
  const canvas = await fromSvg(picture(width, height, part.backdrop(frame), soft), wide, high);
  const scene: Scene = { number: hash('cover', entry.id), canvas, scale, mood, random, look, part };
  const coat = coatOf(part.subject, entry.name, turn);

  company(scene, layout, coat);
  star(scene, layout, coat);
  for (const sprite of crumbs(scene, layout)) lay(canvas, sprite);
  const air = [scrim(frame, layout), sparks(frame, 26)].join('');
  lay(canvas, await spriteFromSvg(picture(width, height, air, soft), wide, high));
  await title(scene, layout, words);
  const front = [plate(frame, layout, words, look), trim(frame, layout, look, entry.studio)].join('');
  lay(canvas, await spriteFromSvg(picture(width, height, front, scale), wide, high));
  develop(canvas, {
    seed: entry.id,
    bloom: 0.5,
    grain: 7,
    saturation: look.saturation,
    contrast: look.contrast,
    vignette: look.vignette,
  });
  return canvas;
}
