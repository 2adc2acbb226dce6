import type { LineWin } from '../../session/contract.ts';
import { PAY_LINES } from '../../session/reels.ts';

/** In CSS pixels, within the canvas. A symbol is `cell` wide and high; rows stand `pitch` apart, further in a tall window. */
export type Board = { left: number; top: number; cell: number; pitch: number };

export type Cell = { reel: number; row: number };

/** One colour for each of the ten lines, so that two that cross can be told apart. */
const COLOURS = '#ffd95e #5fe3ff #ff8fc7 #9dff8a #c9a2ff #ffab5e #7df2cf #ff7d7d #8fb4ff #f6ff8a'.split(' ');

/** The cells that the lines given won with: the run from the left. */
export function winningCells(lines: readonly LineWin[]): Cell[] {
  return lines.flatMap(({ line, count }) =>
    (PAY_LINES[line] ?? []).slice(0, count).map((row, reel): Cell => ({ reel, row })),
  );
}

type Lighting = { glow: string; time: number };

/** Draws the lines across the reels; they grow from left to right in the first third of a second. */
export function drawLines(
  context: CanvasRenderingContext2D,
  { left, top, cell, pitch }: Board,
  lines: readonly LineWin[],
  { glow, time }: Lighting,
): void {
  const grown = Math.min(1, time / 0.34);
  for (const { line } of lines) {
    const rows = PAY_LINES[line] ?? [];
    const points = [
      { x: left, y: top + ((rows[0] ?? 1) + 0.5) * pitch },
      ...rows.map((row, reel) => ({ x: left + (reel + 0.5) * cell, y: top + (row + 0.5) * pitch })),
      { x: left + rows.length * cell, y: top + ((rows.at(-1) ?? 1) + 0.5) * pitch },
    ];
    const reach = left + rows.length * cell * grown;
    context.save();
    context.beginPath();
    context.rect(0, 0, reach, top * 2 + pitch * 3);
    context.clip();
    context.beginPath();
    for (const { x, y } of points) context.lineTo(x, y);
    context.lineJoin = 'round';
    context.shadowColor = glow;
    context.shadowBlur = cell * 0.14;
    context.strokeStyle = 'rgb(8 0 20 / 0.7)';
    context.lineWidth = cell * 0.062;
    context.stroke();
    context.shadowBlur = 0;
    context.strokeStyle = COLOURS[line % COLOURS.length] ?? glow;
    context.lineWidth = cell * 0.034;
    context.stroke();
    context.restore();
  }
}
