import {
  MATERIALS,
  fillShape,
  linear,
  paint,
  radial,
  type Drawing,
  type MaterialName,
} from '../drawing/layers.ts';
import { scatterDrawing, wildDrawing, type Scene } from '../scenes/scenes.ts';
import type { ReelSymbol } from '../../session/contract.ts';

const LETTER_FONT = '"Bricolage Grotesque Variable", ui-sans-serif, system-ui, sans-serif';

type SymbolImage = {
  sharp: HTMLCanvasElement;
  /** Smeared along the reel's way, for while it runs fast. */
  blurred: HTMLCanvasElement;
};
export type SymbolSheet = Record<ReelSymbol, SymbolImage>;

/** Draws each symbol of a scene once, `size` device pixels wide and high; the reels only copy them. */
export function drawSymbolSheet(scene: Scene, size: number): SymbolSheet {
  const [ten, jack, queen, king, ace] = scene.letters;
  const draw = (inside: (context: CanvasRenderingContext2D) => void): SymbolImage => {
    const sharp = canvasOf(size, (context) => {
      context.scale(size / 120, size / 120);
      context.translate(10, 10);
      inside(context);
    });
    return { sharp, blurred: smear(sharp) };
  };
  const letter = (text: string, of: MaterialName) => draw((context) => paintLetter(context, text, of));
  const plain = (drawing: Drawing) => draw((context) => paintShadowed(context, drawing));
  const framed = (drawing: Drawing) =>
    draw((context) => {
      paintPanel(context, scene);
      context.translate(5, 5);
      context.scale(0.9, 0.9);
      paintShadowed(context, drawing);
    });
  const emblem = (drawing: Drawing, text: string) =>
    draw((context) => {
      paintShadowed(context, drawing);
      paintRibbonText(context, text);
    });

  return {
    ten: letter('10', ten),
    jack: letter('J', jack),
    queen: letter('Q', queen),
    king: letter('K', king),
    ace: letter('A', ace),
    'low-one': plain(scene.symbols['low-one']),
    'low-two': plain(scene.symbols['low-two']),
    'high-one': framed(scene.symbols['high-one']),
    'high-two': framed(scene.symbols['high-two']),
    // Players know them by these words in English and Spanish alike.
    wild: emblem(wildDrawing(scene.emblem), 'WILD'),
    scatter: emblem(scatterDrawing(), 'BONUS'),
  };
}

function canvasOf(size: number, draw: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (context !== null) draw(context);
  return canvas;
}

/** Painted apart and then laid down, so that the shadow is that of the whole and not of each layer. */
function paintShadowed(context: CanvasRenderingContext2D, drawing: Drawing): void {
  const { a: scale } = context.getTransform();
  const whole = canvasOf(Math.ceil(100 * scale), (apart) => {
    apart.scale(scale, scale);
    paint(apart, drawing);
  });
  context.save();
  context.shadowColor = 'rgb(6 0 18 / 0.6)';
  context.shadowBlur = 6 * scale;
  context.shadowOffsetX = 2 * scale;
  context.shadowOffsetY = 4 * scale;
  context.drawImage(whole, 0, 0, 100, 100);
  context.restore();
}

/** What pays most stands on a tile of its own: dark, edged with the frame's metal. */
function paintPanel(context: CanvasRenderingContext2D, { frame, glow }: Scene): void {
  const panel = new Path2D();
  panel.roundRect(-4, -4, 108, 108, 14);
  const [light, own, shade] = MATERIALS[frame];
  const ground = radial(context, [40, 30, 6, 50, 50, 78], { 0: glow, 1: shade });
  context.save();
  context.globalAlpha = 0.5;
  context.fillStyle = ground;
  fillShape(context, panel);
  context.restore();
  const edge = linear(context, [0, 0, 100, 100], { 0: light, 0.5: own, 1: shade });
  context.strokeStyle = edge;
  context.lineWidth = 2.6;
  context.stroke(panel);
}

function paintLetter(context: CanvasRenderingContext2D, text: string, of: MaterialName): void {
  const [light, own, shade] = MATERIALS[of];
  const { a: scale } = context.getTransform();
  const glyph = canvasOf(Math.ceil(120 * scale), (apart) => {
    apart.scale(scale, scale);
    apart.font = `800 ${text.length > 1 ? 76 : 92}px ${LETTER_FONT}`;
    apart.textAlign = 'center';
    apart.textBaseline = 'alphabetic';
    const [x, y] = [60, text.length > 1 ? 86 : 92];
    const fill = linear(apart, [20, 20, 90, 100], { 0: light, 0.45: own, 1: shade });
    apart.fillStyle = fill;
    apart.fillText(text, x, y);
    // Within the letter only: a lit edge at the upper left, a shaded one at the lower right.
    apart.globalCompositeOperation = 'source-atop';
    apart.drawImage(
      letterEdge(apart, text, { x, y, shift: -2.6, colour: 'rgb(10 0 25 / 0.42)' }),
      0,
      0,
      120,
      120,
    );
    apart.drawImage(
      letterEdge(apart, text, { x, y, shift: 2, colour: 'rgb(255 255 255 / 0.62)' }),
      0,
      0,
      120,
      120,
    );
    apart.globalCompositeOperation = 'destination-over';
    apart.lineJoin = 'round';
    apart.strokeStyle = 'rgb(14 4 26 / 0.85)';
    apart.lineWidth = 5;
    apart.strokeText(text, x, y);
  });
  context.save();
  context.shadowColor = 'rgb(6 0 18 / 0.55)';
  context.shadowBlur = 5 * scale;
  context.shadowOffsetY = 4 * scale;
  context.drawImage(glyph, -10, -10, 120, 120);
  context.restore();
}

type Edge = { x: number; y: number; shift: number; colour: string };

/** A letter less the same letter moved along the light: what is left is the edge that faces it, or turns away from it. */
function letterEdge(
  like: CanvasRenderingContext2D,
  text: string,
  { x, y, shift, colour }: Edge,
): HTMLCanvasElement {
  const { a: scale } = like.getTransform();
  return canvasOf(like.canvas.width, (context) => {
    context.scale(scale, scale);
    context.font = like.font;
    context.textAlign = 'center';
    context.fillStyle = colour;
    context.fillText(text, x, y);
    context.globalCompositeOperation = 'destination-out';
    context.fillStyle = '#000';
    context.fillText(text, x + shift, y + shift);
  });
}

function paintRibbonText(context: CanvasRenderingContext2D, text: string): void {
  context.font = `800 19px ${LETTER_FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = '#4a2604';
  context.fillText(text, 50, 74.4);
}

const SMEARED = 0.34; // of the symbol's height

/** In two passes, a fine one and a coarse one: their product is smooth where one alone would show its steps. */
function smear(sharp: HTMLCanvasElement): HTMLCanvasElement {
  const span = sharp.height * SMEARED;
  return smearOnce(smearOnce(sharp, span / 8), span);
}

function smearOnce(source: HTMLCanvasElement, span: number): HTMLCanvasElement {
  const steps = 8;
  return canvasOf(source.width, (context) => {
    // Added up, not laid over each other: that is what makes it an average.
    context.globalCompositeOperation = 'lighter';
    context.globalAlpha = 1 / steps;
    for (let step = 0; step < steps; step += 1) {
      context.drawImage(source, 0, ((step + 0.5) / steps - 0.5) * span);
    }
  });
}
