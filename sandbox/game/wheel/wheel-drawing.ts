import { linear, radial } from '../drawing/layers.ts';
import { POCKETS } from './ball-path.ts';
import type { WheelOutcome } from '../../session/contract.ts';
import { colourOf } from '../../session/wheel.ts';

/** In CSS pixels. */
export type WheelSize = { x: number; y: number; radius: number };

const TURN = Math.PI * 2;
const FILLS: Record<WheelOutcome['colour'], [string, string]> = {
  red: ['#e0354b', '#8c1029'],
  black: ['#35304a', '#121019'],
  green: ['#20b47a', '#0a5a40'],
};

function ringOf(context: CanvasRenderingContext2D, radius: number): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, TURN);
}

function metal(
  context: CanvasRenderingContext2D,
  radius: number,
  colours: readonly string[],
): CanvasGradient {
  const stops = Object.fromEntries(colours.map((colour, index) => [index / (colours.length - 1), colour]));
  return linear(context, [-radius, -radius, radius, radius], stops);
}

const GOLD = ['#fff3c4', '#e9b44c', '#8c5517', '#f3cf7a', '#9a6420'] as const;

/** What does not turn: the wooden bowl and the ball's track. */
export function drawBowl(context: CanvasRenderingContext2D, { x, y, radius }: WheelSize, felt: string): void {
  context.save();
  context.translate(x, y);
  context.shadowColor = 'rgb(0 0 0 / 0.6)';
  context.shadowBlur = radius * 0.16;
  context.shadowOffsetY = radius * 0.05;
  context.fillStyle = metal(context, radius, ['#a8642f', '#5d2d12', '#7d451d', '#32150a']);
  ringOf(context, radius);
  context.fill();
  context.shadowColor = 'transparent';
  context.strokeStyle = metal(context, radius, GOLD);
  context.lineWidth = radius * 0.018;
  ringOf(context, radius * 0.985);
  context.stroke();
  const track = radial(context, [0, 0, radius * 0.8, 0, 0, radius * 0.96], {
    0: felt,
    0.55: '#2c1409',
    1: '#7a431d',
  });
  context.fillStyle = track;
  ringOf(context, radius * 0.955);
  context.fill();
  context.fillStyle = metal(context, radius, GOLD);
  for (let stud = 0; stud < 8; stud += 1) {
    context.save();
    context.rotate((stud * TURN) / 8 + 0.2);
    context.beginPath();
    context.ellipse(
      0,
      -radius * 0.85,
      radius * 0.012,
      radius * 0.03,
      stud % 2 === 0 ? 0 : Math.PI / 2,
      0,
      TURN,
    );
    context.fill();
    context.restore();
  }
  context.restore();
}

/** The turning part, drawn once: numbers, pockets, cone. `size` is its width in device pixels. */
export function drawRotor(size: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  const radius = size / 2;
  context.translate(radius, radius);
  const step = TURN / POCKETS.length;
  POCKETS.forEach((pocket, index) => {
    context.save();
    context.rotate(index * step);
    const [light, dark] = FILLS[colourOf(pocket)];
    const fill = radial(context, [0, 0, radius * 0.5, 0, 0, radius * 0.8], { 0: dark, 0.45: dark, 1: light });
    context.fillStyle = fill;
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, radius * 0.8, -Math.PI / 2 - step / 2, -Math.PI / 2 + step / 2);
    context.fill();
    context.strokeStyle = '#e9c06a';
    context.lineWidth = radius * 0.006;
    context.stroke();
    context.fillStyle = '#fff8ea';
    context.font = `700 ${radius * 0.072}px "Bricolage Grotesque Variable", sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(String(pocket), 0, -radius * 0.725);
    context.restore();
  });
  context.strokeStyle = metal(context, radius, GOLD);
  context.lineWidth = radius * 0.016;
  for (const at of [0.8, 0.65]) {
    ringOf(context, radius * at);
    context.stroke();
  }
  const cone = radial(context, [-radius * 0.16, -radius * 0.18, 0, 0, 0, radius * 0.52], {
    0: '#c98446',
    0.6: '#6d3516',
    1: '#3a180a',
  });
  context.fillStyle = cone;
  ringOf(context, radius * 0.515);
  context.fill();
  context.strokeStyle = metal(context, radius * 0.52, GOLD);
  context.stroke();
  return canvas;
}

/** The four-armed turret in the middle; its light stays where the lamp is while it turns. */
export function drawTurret(
  context: CanvasRenderingContext2D,
  { x, y, radius }: WheelSize,
  angle: number,
): void {
  context.save();
  context.translate(x, y);
  context.fillStyle = metal(context, radius * 0.3, GOLD);
  context.shadowColor = 'rgb(0 0 0 / 0.5)';
  context.shadowBlur = radius * 0.04;
  context.shadowOffsetY = radius * 0.02;
  for (let arm = 0; arm < 4; arm += 1) {
    context.save();
    context.rotate(angle + (arm * TURN) / 4);
    context.beginPath();
    context.moveTo(-radius * 0.03, 0);
    context.lineTo(-radius * 0.016, -radius * 0.27);
    context.lineTo(radius * 0.016, -radius * 0.27);
    context.lineTo(radius * 0.03, 0);
    context.fill();
    context.beginPath();
    context.arc(0, -radius * 0.29, radius * 0.036, 0, TURN);
    context.fill();
    context.restore();
  }
  const knob = radial(context, [-radius * 0.03, -radius * 0.04, 0, 0, 0, radius * 0.11], {
    0: '#fff9de',
    0.5: '#e9b44c',
    1: '#7d4a12',
  });
  context.fillStyle = knob;
  ringOf(context, radius * 0.1);
  context.fill();
  context.restore();
}
