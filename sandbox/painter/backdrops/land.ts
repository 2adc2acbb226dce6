/** Dunes, pines, savannah, peaks and canyons. */
import { type Frame, cloudBank, light, orb, rays, ridge, round, sky, stars } from '../drawing.ts';
import { type Backdrop, between, layer, pine } from './layers.ts';

function dune({ width, height, random }: Frame, level: number): string {
  const crest = width * (0.2 + random.next() * 0.6);
  const rise = height * (0.06 + random.next() * 0.08);
  return `M-2 ${height + 2}L-2 ${round(level + rise)}C${round(crest * 0.5)} ${round(level + rise)} ${round(crest * 0.8)} ${round(level)} ${round(crest)} ${round(level)}S${round(width * 0.95)} ${round(level + rise * 1.6)} ${width + 2} ${round(level + rise * 0.7)}L${width + 2} ${height + 2}Z`;
}

export const desert: Backdrop = (frame) => {
  const { width, height, mood, random, focus } = frame;
  const pyramid = (x: number, base: number, size: number): string =>
    `<path d="M${round(x - size)} ${base}L${round(x)} ${round(base - size * 0.82)}L${round(x + size * 0.28)} ${base}Z" fill="${between(mood.low, mood.middle, 0.35)}"/><path d="M${round(x + size * 0.28)} ${base}L${round(x)} ${round(base - size * 0.82)}L${round(x + size)} ${base}Z" fill="${between(mood.middle, mood.dark, 0.55)}"/>`;
  const horizon = height * 0.66;
  return [
    sky(frame, 0.45),
    stars(frame, 30, 0.35),
    orb(frame, [focus[0] + width * 0.02, height * 0.36], height * 0.27),
    rays(frame, 20, 0.22),
    pyramid(width * (0.12 + random.next() * 0.1), horizon, width * 0.19),
    pyramid(width * (0.8 + random.next() * 0.1), horizon + 4, width * 0.24),
    layer(
      dune(frame, horizon - 6),
      'dune-a',
      between(mood.low, mood.glow, 0.25),
      between(mood.middle, mood.dark, 0.3),
    ),
    layer(dune(frame, height * 0.76), 'dune-b', mood.low, between(mood.middle, mood.dark, 0.6)),
    layer(dune(frame, height * 0.88), 'dune-c', between(mood.low, mood.dark, 0.35), mood.dark),
  ].join('');
};

export const pines: Backdrop = (frame) => {
  const { width, height, mood, random, focus } = frame;
  const rowOf = (base: number, size: number, count: number): string =>
    Array.from({ length: count }, (_, index) =>
      pine(
        ((index + random.next()) / count) * width,
        base + random.next() * 8,
        size * (0.6 + random.next() * 0.7),
      ),
    ).join('');
  return [
    sky(frame, 0.6),
    stars(frame, 70, 0.5),
    orb(frame, [focus[0] + width * (random.next() - 0.5) * 0.2, height * 0.33], height * 0.24),
    layer(
      ridge(frame, height * 0.56, height * 0.2, 0.5),
      'far',
      between(mood.middle, mood.low, 0.5),
      between(mood.middle, mood.low, 0.85),
    ),
    `<path d="${rowOf(height * 0.72, height * 0.24, 26)}" fill="${between(mood.middle, mood.dark, 0.35)}"/>`,
    light('mist-a', [width / 2, height * 0.74], [width * 0.75, height * 0.16], mood.low, 0.5),
    `<path d="${rowOf(height * 0.88, height * 0.42, 15)}" fill="${between(mood.middle, mood.dark, 0.75)}"/>`,
    light('mist-b', [width * 0.4, height * 0.92], [width * 0.7, height * 0.14], mood.low, 0.3),
    `<path d="${pine(width * 0.02, height * 1.08, height * 0.95)}${pine(width * 0.99, height * 1.1, height * 0.85)}" fill="${mood.dark}"/>`,
  ].join('');
};

const acacia = (x: number, base: number, size: number): string =>
  `<path d="M${round(x - size * 0.03)} ${base}C${round(x)} ${round(base - size * 0.4)} ${round(x - size * 0.06)} ${round(base - size * 0.5)} ${round(x - size * 0.24)} ${round(base - size * 0.72)}L${round(x - size * 0.2)} ${round(base - size * 0.74)}C${round(x - size * 0.02)} ${round(base - size * 0.58)} ${round(x + size * 0.04)} ${round(base - size * 0.56)} ${round(x + size * 0.22)} ${round(base - size * 0.76)}L${round(x + size * 0.25)} ${round(base - size * 0.74)}C${round(x + size * 0.1)} ${round(base - size * 0.5)} ${round(x + size * 0.05)} ${round(base - size * 0.4)} ${round(x + size * 0.05)} ${base}Z"/><ellipse cx="${round(x - size * 0.1)}" cy="${round(base - size * 0.78)}" rx="${round(size * 0.42)}" ry="${round(size * 0.09)}"/><ellipse cx="${round(x + size * 0.2)}" cy="${round(base - size * 0.84)}" rx="${round(size * 0.32)}" ry="${round(size * 0.08)}"/><ellipse cx="${round(x)}" cy="${round(base - size * 0.9)}" rx="${round(size * 0.26)}" ry="${round(size * 0.06)}"/>`;

export const savannah: Backdrop = (frame) => {
  const { width, height, mood, random, focus } = frame;
  return [
    sky(frame, 0.5),
    orb(frame, [focus[0], height * 0.42], height * 0.34),
    rays(frame, 24, 0.2),
    `<g fill="${mood.glow}" opacity=".35" filter="url(#soft6)">${cloudBank(frame, height * 0.2, height * 0.035, 9)}</g>`,
    layer(
      ridge(frame, height * 0.64, height * 0.08, 0.2),
      'hill',
      between(mood.middle, mood.low, 0.4),
      between(mood.middle, mood.dark, 0.3),
    ),
    `<g fill="${between(mood.middle, mood.dark, 0.7)}">${acacia(width * (0.1 + random.next() * 0.08), height * 0.76, height * 0.55)}${acacia(width * (0.86 + random.next() * 0.06), height * 0.74, height * 0.42)}</g>`,
    layer(
      ridge(frame, height * 0.78, height * 0.06, 0.3),
      'grass-a',
      between(mood.low, mood.dark, 0.5),
      mood.dark,
    ),
    `<g fill="${mood.dark}">${Array.from({ length: 70 }, (_, index) => {
      const x = (index / 70) * width + random.next() * 8;
      return `<path d="M${round(x)} ${height}q${round((random.next() - 0.5) * 14)} ${round(-height * (0.06 + random.next() * 0.1))} ${round((random.next() - 0.5) * 20)} ${round(-height * (0.1 + random.next() * 0.12))}q-2 ${round(height * 0.1)} 4 ${round(height * 0.2)}z"/>`;
    }).join('')}</g>`,
  ].join('');
};

export const peaks: Backdrop = (frame) => {
  const { width, height, mood, random } = frame;
  const ribbon = (level: number, id: string, strength: number): string =>
    `<path d="M0 ${round(level)}C${round(width * 0.3)} ${round(level - height * 0.2)} ${round(width * 0.5)} ${round(level + height * 0.14)} ${width} ${round(level - height * 0.12)}L${width} ${round(level - height * 0.3)}C${round(width * 0.6)} ${round(level - height * 0.1)} ${round(width * 0.3)} ${round(level - height * 0.4)} 0 ${round(level - height * 0.24)}Z" fill="${mood.glow}" opacity="${strength}" filter="url(#soft14)"/>${id === '' ? '' : ''}`;
  return [
    sky(frame, 0.6),
    stars(frame, 90, 0.6),
    ribbon(height * 0.42, '', 0.4),
    ribbon(height * (0.3 + random.next() * 0.1), '', 0.3),
    layer(
      ridge(frame, height * 0.5, height * 0.34, 0.75),
      'peak-a',
      between(mood.low, '#ffffff', 0.3),
      between(mood.middle, mood.low, 0.5),
    ),
    light('mist', [width / 2, height * 0.68], [width * 0.8, height * 0.16], mood.low, 0.55),
    layer(
      ridge(frame, height * 0.66, height * 0.3, 0.7),
      'peak-b',
      between(mood.middle, mood.low, 0.3),
      between(mood.middle, mood.dark, 0.5),
    ),
    layer(
      ridge(frame, height * 0.84, height * 0.16, 0.6),
      'peak-c',
      between(mood.middle, mood.dark, 0.7),
      mood.dark,
    ),
  ].join('');
};

export const canyons: Backdrop = (frame) => {
  const { width, height, mood, random, focus } = frame;
  const mesa = (x: number, base: number, wide: number, tall: number, shade: number): string => {
    const [left, right, top] = [x - wide / 2, x + wide / 2, base - tall];
    return `<path d="M${round(left - wide * 0.14)} ${base}L${round(left)} ${round(top + tall * 0.3)}L${round(left + wide * 0.06)} ${round(top)}L${round(right - wide * 0.05)} ${round(top + 3)}L${round(right)} ${round(top + tall * 0.34)}L${round(right + wide * 0.14)} ${base}Z" fill="${between(mood.low, mood.dark, shade)}"/><path d="M${round(x + wide * 0.12)} ${base}L${round(x + wide * 0.16)} ${round(top + 2)}L${round(right - wide * 0.05)} ${round(top + 3)}L${round(right)} ${round(top + tall * 0.34)}L${round(right + wide * 0.14)} ${base}Z" fill="${mood.dark}" opacity=".35"/>`;
  };
  return [
    sky(frame, 0.5),
    stars(frame, 40, 0.4),
    orb(frame, [focus[0], height * 0.4], height * 0.2),
    mesa(width * 0.2, height * 0.74, width * 0.22, height * 0.34, 0.3),
    mesa(width * (0.84 + random.next() * 0.06), height * 0.74, width * 0.26, height * 0.44, 0.38),
    mesa(width * 0.52, height * 0.72, width * 0.14, height * 0.2, 0.2),
    layer(
      ridge(frame, height * 0.76, height * 0.05, 0.3),
      'plain',
      between(mood.low, mood.middle, 0.5),
      mood.dark,
    ),
    mesa(width * -0.02, height, width * 0.34, height * 0.66, 0.72),
    mesa(width * 1.04, height, width * 0.3, height * 0.56, 0.78),
  ].join('');
};
