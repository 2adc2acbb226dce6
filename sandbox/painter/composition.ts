/** Where things stand on a cover: several ways, chosen by what the title and the subject allow. */
import type { Random } from '../data/catalogue-seed.ts';
import type { Place, Warp } from './lettering/layout.ts';
import type { Area } from './solid/fit.ts';
import type { Titling } from './titling.ts';

export type Shape = 'wide' | 'tall';

/** Units that compositions are thought in; a wide cover is shown at half as many pixels. */
export const SIZES: Record<Shape, readonly [width: number, height: number]> = {
  wide: [580, 384],
  tall: [580, 800],
};

/** Pixels painted for one unit: portraits are served at one density only. */
export const SCALES: Record<Shape, number> = { wide: 1, tall: 0.75 };

export type Composition = {
  subject: Area;
  companions: readonly Area[];
  sharpCompany: boolean;
  title: Place;
  /** Where the plate's middle comes to lie. */
  plate: readonly [x: number, y: number];
  align: 'left' | 'center' | 'right';
  warp: Warp;
  focus: readonly [x: number, y: number];
  /** Which way the subject turns: below 0 is left. */
  lean: number;
  /** The side that is darkened for the title. */
  scrim: 'bottom' | 'top' | 'left' | 'right';
  crumbs: number;
};

type Question = {
  words: Titling;
  shape: Shape;
  random: Random;
  /** The game's number among those of its subject. */ turn: number;
};

const side = (random: Random): number => (random.next() < 0.5 ? -1 : 1);

/** Title along the bottom, the subject above it and a little behind it. */
function below({ words, random }: Question, close: boolean): Composition {
  const deep = words.title.length > 26 ? 138 : words.title.length > 12 ? 116 : 96;
  const top = 364 - deep - (words.plate === undefined ? 0 : 40);
  const reach = close ? 60 : 0;
  return {
    subject: [90 - reach, close ? -26 : 8, 490 + reach, top + 46 + reach * 0.7],
    companions: [],
    sharpCompany: false,
    title: { left: 22, top, width: 536, height: deep },
    plate: [290, 351],
    align: 'center',
    warp: random.pick(['none', 'arch', 'bulge', 'none'] as const),
    focus: [290, 150],
    lean: side(random),
    scrim: 'bottom',
    crumbs: 5,
  };
}

/** Three of a kind, or a leader and two followers. */
function trio(question: Question): Composition {
  const base = below(question, false);
  const low = base.title.top + 30;
  return {
    ...base,
    subject: [165, 6, 415, low + 12],
    companions: [
      [-16, 46, 216, low],
      [364, 46, 596, low],
    ],
    sharpCompany: true,
    crumbs: 4,
  };
}

/** The subject fills one side, the title is stacked on the other. */
function beside({ words, random }: Question): Composition {
  const isLeft = random.next() < 0.5;
  const plated = words.plate === undefined ? 0 : 40;
  const title = { left: isLeft ? 304 : 20, top: 66, width: 256, height: 248 - plated };
  return {
    subject: isLeft ? [-30, -8, 336, 410] : [244, -8, 610, 410],
    companions: [],
    sharpCompany: false,
    title,
    plate: [title.left + title.width / 2, title.top + title.height + 34],
    align: 'center',
    warp: random.pick(['none', 'rise'] as const),
    focus: [isLeft ? 160 : 420, 170],
    lean: isLeft ? 0.9 : -0.9,
    scrim: isLeft ? 'right' : 'left',
    crumbs: 6,
  };
}

/** Title along the top, the subject rising from below. */
function above({ words, random }: Question): Composition {
  const deep = words.title.length > 20 ? 116 : 88;
  return {
    subject: [86, deep + (words.plate === undefined ? 14 : 40), 494, 408],
    companions: [
      [-40, 170, 170, 400],
      [410, 170, 620, 400],
    ],
    sharpCompany: false,
    title: { left: 24, top: 22, width: 532, height: deep },
    plate: [290, deep + 52],
    align: 'center',
    warp: random.pick(['none', 'arch', 'bulge'] as const),
    focus: [290, 250],
    lean: side(random),
    scrim: 'top',
    crumbs: 5,
  };
}

/** A tile shows the middle 80 to 83 % of a portrait's width (client/ui/game-tile): the title keeps within it. */
function tall({ words, random }: Question): Composition {
  const high = words.title.length > 24 ? 250 : 190;
  const top = 770 - high - (words.plate === undefined ? 0 : 56);
  return {
    subject: [-6, 40, 586, top + 70],
    companions:
      random.next() < 0.4
        ? [
            [-70, 330, 210, 640],
            [370, 330, 650, 640],
          ]
        : [],
    sharpCompany: false,
    title: { left: 68, top, width: 444, height: high },
    plate: [290, 748],
    align: 'center',
    warp: random.pick(['none', 'arch', 'bulge'] as const),
    focus: [290, 300],
    lean: side(random),
    scrim: 'bottom',
    crumbs: 8,
  };
}

/** Words up to this long still look large in half a cover. */
const NARROW_WORD = 9;
const NARROW_TITLE = 26;

/** A composition that the title fits; games of one subject take theirs in turn. */
export function composition(question: Question): Composition {
  const { words, shape, turn } = question;
  if (shape === 'tall') return tall(question);
  const longest = Math.max(...words.title.split(/\s+/).map((word) => word.length));
  const isShort = longest <= NARROW_WORD && words.title.length <= NARROW_TITLE;
  const plain = [below(question, false), trio(question), above(question), below(question, true)];
  const ways = isShort ? plain.flatMap((way) => [way, beside(question)]) : plain;
  const chosen = ways[turn % ways.length];
  if (chosen === undefined) throw new Error('There is always a way to compose a cover');
  return chosen;
}
