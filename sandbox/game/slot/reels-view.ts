import { MATERIALS, linear } from '../drawing/layers.ts';
import type { Scene } from '../scenes/scenes.ts';
import { ROWS, createReel, type Reel } from './reel.ts';
import { drawSymbolSheet, type SymbolSheet } from './symbol-sheet.ts';
import { drawLines, winningCells, type Board, type Cell } from './win-lines.ts';
import type { LineWin, ReelSymbol } from '../../session/contract.ts';

const REELS = 5;

const FRAME = 0.16; // of a cell
const WIDEST_PITCH = 1.3; // of a cell
const BLUR_FROM = 9; // rows a second
const STOP_APART_S = 0.24;
const MIN_RUN_S = 0.75;

export type ReelsView = {
  /** Fits the canvas to its box and draws the symbols anew in its resolution. */
  resize(): void;
  set(reels: readonly (readonly ReelSymbol[])[]): void;
  /** Sets all reels running. */
  run(): void;
  /** Stops them from left to right on the outcome; resolves when the last one stands. `onStop` is told of each. */
  stop(reels: readonly (readonly ReelSymbol[])[], onStop: (reel: number) => void): Promise<void>;
  /** Shows the lines given, one or several, or none. */
  highlight(lines: readonly LineWin[]): void;
};

/** The window with five reels, drawn on a canvas while something moves and not otherwise. */
export function createReelsView(canvas: HTMLCanvasElement, scene: Scene, still: () => boolean): ReelsView {
  const context = canvas.getContext('2d');
  const reels = Array.from({ length: REELS }, (_, index) => createReel(index));
  let sheet: SymbolSheet | undefined;
  let board: Board = { left: 0, top: 0, cell: 0, pitch: 0 };
  let lines: readonly LineWin[] = [];
  let litSince = 0;
  let frame = 0;
  let startedAt = 0;

  const draw = (): void => {
    if (context === null || sheet === undefined || board.cell === 0) return;
    const now = seconds();
    const lit = winningCells(lines);
    context.clearRect(0, 0, canvas.clientWidth, canvas.clientHeight);
    drawGround(context, board, scene);
    context.save();
    context.beginPath();
    context.rect(board.left, board.top, board.cell * REELS, board.pitch * ROWS);
    context.clip();
    const pulse = still() ? 0 : now - litSince;
    const painting = { context, board, sheet, lit, anyLit: lines.length > 0, pulse };
    for (const [index, reel] of reels.entries()) drawReel(painting, index, reel, false);
    drawShade(context, board);
    if (lines.length > 0) {
      drawLines(context, board, lines, { glow: scene.glow, time: still() ? Infinity : now - litSince });
      // What wins lies over the lines, so that it can be read.
      for (const [index, reel] of reels.entries()) drawReel(painting, index, reel, true);
    }
    context.restore();
    drawFrame(context, board, scene);
  };

  const tick = (): void => {
    frame = 0;
    const now = seconds();
    let moving = lines.length > 0 && !still();
    for (const reel of reels) moving = reel.advance(now) || moving;
    draw();
    if (moving) wake();
  };
  const wake = (): void => {
    frame ||= requestAnimationFrame(tick);
  };

  return {
    resize() {
      const { clientWidth: width, clientHeight: height } = canvas;
      const density = Math.min(3, devicePixelRatio);
      canvas.width = Math.round(width * density);
      canvas.height = Math.round(height * density);
      context?.setTransform(density, 0, 0, density, 0, 0);
      const cell = Math.floor(Math.min(width / (REELS + FRAME * 2), height / (ROWS + FRAME * 2)));
      const pitch = Math.min(cell * WIDEST_PITCH, (height - cell * FRAME * 2) / ROWS);
      board = { left: (width - cell * REELS) / 2, top: (height - pitch * ROWS) / 2, cell, pitch };
      sheet = cell > 0 ? drawSymbolSheet(scene, Math.round(cell * density)) : undefined;
      draw();
    },
    set(symbols) {
      lines = [];
      reels.forEach((reel, index) => reel.set(symbols[index] ?? []));
      draw();
    },
    run() {
      lines = [];
      startedAt = seconds();
      for (const reel of reels) reel.start(startedAt);
      wake();
    },
    async stop(symbols, onStop) {
      await until(startedAt + MIN_RUN_S - seconds());
      const stopped = reels.map(async (reel, index) => {
        await until(index * STOP_APART_S);
        reel.stopOn(symbols[index] ?? [], seconds());
        wake();
        while (reel.advance(seconds())) await nextFrame();
        onStop(index);
      });
      await Promise.all(stopped);
      draw();
    },
    highlight(wins) {
      lines = wins;
      litSince = seconds();
      wake();
    },
  };
}

function until(wait: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, wait) * 1000));
}

// A timer as well: a hidden page draws no frames, and its round must end all the same.
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, 100);
  });
}

type ReelPainting = {
  context: CanvasRenderingContext2D;
  board: Board;
  sheet: SymbolSheet;
  lit: readonly Cell[];
  anyLit: boolean;
  pulse: number;
};

/** Draws either the symbols of a reel that win, or all the others. */
function drawReel(painting: ReelPainting, index: number, reel: Reel, winning: boolean): void {
  const { context, board, sheet, lit, anyLit, pulse } = painting;
  const fast = Math.abs(reel.speed()) > BLUR_FROM;
  for (const { symbol, row } of reel.inSight()) {
    const { sharp, blurred } = sheet[symbol];
    const wins = lit.some((cell) => cell.reel === index && Math.abs(cell.row - row) < 0.01);
    if (wins !== winning) continue;
    const grown = wins ? 1 + 0.07 * Math.abs(Math.sin(pulse * 4)) : 1;
    const size = board.cell * grown;
    context.globalAlpha = anyLit && !wins ? 0.34 : 1;
    context.drawImage(
      fast ? blurred : sharp,
      board.left + (index + 0.5) * board.cell - size / 2,
      board.top + (row + 0.5) * board.pitch - size / 2,
      size,
      size,
    );
  }
  context.globalAlpha = 1;
}

function drawGround(
  context: CanvasRenderingContext2D,
  { left, top, cell, pitch }: Board,
  scene: Scene,
): void {
  context.fillStyle = scene.ground;
  context.fillRect(left, top, cell * REELS, pitch * ROWS);
  for (let reel = 0; reel < REELS; reel += 1) {
    const column = linear(context, [left + reel * cell, 0, left + (reel + 1) * cell, 0], {
      0: 'rgb(0 0 0 / 0.36)',
      0.5: 'rgb(255 255 255 / 0.07)',
      1: 'rgb(0 0 0 / 0.36)',
    });
    context.fillStyle = column;
    context.fillRect(left + reel * cell, top, cell, pitch * ROWS);
  }
}

/** The drum's curve: dark where the reels turn away. */
function drawShade(context: CanvasRenderingContext2D, { left, top, cell, pitch }: Board): void {
  const curve = linear(context, [0, top, 0, top + pitch * ROWS], {
    0: 'rgb(4 0 14 / 0.5)',
    0.16: 'rgb(4 0 14 / 0)',
    0.84: 'rgb(4 0 14 / 0)',
    1: 'rgb(4 0 14 / 0.5)',
  });
  context.fillStyle = curve;
  context.fillRect(left, top, cell * REELS, pitch * ROWS);
}

function drawFrame(context: CanvasRenderingContext2D, { left, top, cell, pitch }: Board, scene: Scene): void {
  const [light, own, shade] = MATERIALS[scene.frame];
  const width = cell * FRAME * 0.62;
  const metal = linear(context, [left, top, left + cell * REELS, top + pitch * ROWS], {
    0: light,
    0.3: own,
    0.5: light,
    0.72: own,
    1: shade,
  });
  const path = new Path2D();
  path.roundRect(left - width / 2, top - width / 2, cell * REELS + width, pitch * ROWS + width, width * 1.4);
  context.strokeStyle = 'rgb(6 0 18 / 0.55)';
  context.lineWidth = width * 1.5;
  context.stroke(path);
  context.strokeStyle = metal;
  context.lineWidth = width;
  context.stroke(path);
  context.strokeStyle = 'rgb(255 255 255 / 0.4)';
  context.lineWidth = Math.max(1, width * 0.12);
  context.stroke(path);
}

function seconds(): number {
  return performance.now() / 1000;
}
