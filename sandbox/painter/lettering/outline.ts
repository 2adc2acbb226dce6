/** Words as outlines. */
import type { Face } from './font.ts';

type Command = { kind: 'M' | 'L' | 'Q' | 'C' | 'Z'; points: readonly number[] };

const KINDS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

export type Word = { commands: readonly Command[]; width: number };

const known = new WeakMap<Face, Map<string, Word>>();

/** A word at size 1: one unit is the height of a capital, y runs down, the baseline is at 0. Kept: titles share words. */
export function word(text: string, face: Face, tracking = 0): Word {
  const words = known.get(face) ?? new Map<string, Word>();
  known.set(face, words);
  const key = `${tracking} ${text}`;
  const found = words.get(key) ?? outlined(text, face, tracking);
  words.set(key, found);
  return found;
}

function outlined(text: string, { font, capHeight }: Face, tracking: number): Word {
  const run = font.layout(text);
  const commands: Command[] = [];
  const scale = 1 / capHeight;
  let pen = 0;
  for (const [index, glyph] of run.glyphs.entries()) {
    const position = run.positions[index];
    for (const { command, args } of glyph.path.commands) {
      const points = args.map((value, at) =>
        at % 2 === 0 ? (pen + (position?.xOffset ?? 0) + value) * scale : -value * scale,
      );
      commands.push({ kind: KINDS[command], points });
    }
    pen += (position?.xAdvance ?? glyph.advanceWidth) + tracking * capHeight;
  }
  return { commands, width: Math.max(0.1, (pen - tracking * capHeight) * scale) };
}

/** Outlines moved point by point, as a path that SVG reads. */
export function path(
  commands: readonly Command[],
  move: (x: number, y: number) => readonly [number, number],
): string {
  return commands
    .map(({ kind, points }) => {
      const moved: number[] = [];
      for (let at = 0; at + 1 < points.length; at += 2)
        moved.push(...move(points[at] ?? 0, points[at + 1] ?? 0));
      return `${kind}${moved.map((value) => Math.round(value * 10) / 10).join(' ')}`;
    })
    .join('');
}
