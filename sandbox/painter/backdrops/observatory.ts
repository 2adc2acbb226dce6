/** The house itself: a late lounge under an observatory's dome, its slit open to the stars and a comet. */
import { fall, type Frame, light, ridge, round, stars } from '../drawing.ts';
import { type Backdrop, between, pine } from './layers.ts';

function comet({ mood }: Frame, [x, y]: readonly [number, number], long: number): string {
  const tails = [
    [1, 0.62, 0.9],
    [0.78, 0.74, 0.7],
    [0.66, 0.42, 0.6],
  ].map(([reach = 1, slope = 0.6, strength = 1], index) => {
    const [dx, dy] = [-long * reach, long * reach * slope];
    return `<linearGradient id="tail${index}" gradientUnits="userSpaceOnUse" x1="${round(x)}" y1="${round(y)}" x2="${round(x + dx)}" y2="${round(y + dy)}"><stop offset="0" stop-color="#fff" stop-opacity="${strength}"/><stop offset=".2" stop-color="#ff9ac8" stop-opacity="${strength * 0.8}"/><stop offset="1" stop-color="${mood.low}" stop-opacity="0"/></linearGradient><path d="M${round(x + 5)} ${round(y - 5)}L${round(x + dx)} ${round(y + dy)}L${round(x + 7)} ${round(y + 8)}Z" fill="url(#tail${index})"/>`;
  });
  return `${light('coma', [x, y], [long * 0.36, long * 0.36], '#ffd7ea', 0.9)}${tails.join('')}<circle cx="${round(x)}" cy="${round(y)}" r="${round(long * 0.035)}" fill="#fff"/>`;
}

/** Arcs that run from the walls to the dome's crown. */
function ribs({ width, height, mood }: Frame, crown: readonly [number, number]): string {
  const lines = Array.from({ length: 13 }, (_, index) => {
    const foot = (index / 12) * width * 1.3 - width * 0.15;
    const bow = (foot - crown[0]) * 0.62;
    return `M${round(foot)} ${round(height * 0.86)}C${round(foot)} ${round(height * 0.4)} ${round(crown[0] + bow)} ${round(height * 0.06)} ${round(crown[0])} ${round(crown[1])}`;
  });
  const rings = [0.24, 0.46, 0.66].map(
    (level) =>
      `M${round(-width * 0.1)} ${round(height * (level + 0.16))}Q${round(crown[0])} ${round(height * (level - 0.26))} ${round(width * 1.1)} ${round(height * (level + 0.16))}`,
  );
  return `<path d="${lines.join('')}" fill="none" stroke="${between(mood.middle, mood.dark, 0.35)}" stroke-width="${round(width * 0.006)}"/><path d="${lines.join('')}" fill="none" stroke="${mood.low}" stroke-opacity=".25" stroke-width="1.5"/><path d="${rings.join('')}" fill="none" stroke="${between(mood.middle, mood.dark, 0.45)}" stroke-width="${round(width * 0.0035)}"/>`;
}

function lamp(x: number, y: number, size: number, id: string): string {
  return `${light(id, [x, y + size * 0.4], [size * 5, size * 5.4], '#ffc46a', 0.75)}<path d="M${round(x)} 0V${round(y - size * 0.7)}" stroke="#0a0612" stroke-width="2.5"/><path d="M${round(x - size)} ${round(y + size * 0.2)}Q${round(x)} ${round(y - size * 1.5)} ${round(x + size)} ${round(y + size * 0.2)}Z" fill="#7a4a1c"/><ellipse cx="${round(x)}" cy="${round(y + size * 0.22)}" rx="${round(size)}" ry="${round(size * 0.2)}" fill="#fff0c4"/>`;
}

export const observatory: Backdrop = (frame) => {
  const { width, height, mood, random } = frame;
  const middle = width * (frame.focus[0] / width > 0.5 ? 0.6 : 0.5);
  const slit = `M${round(middle - width * 0.2)} ${round(height * 0.8)}C${round(middle - width * 0.19)} ${round(height * 0.3)} ${round(middle - width * 0.1)} ${round(height * 0.02)} ${round(middle)} ${round(-height * 0.04)}C${round(middle + width * 0.1)} ${round(height * 0.02)} ${round(middle + width * 0.19)} ${round(height * 0.3)} ${round(middle + width * 0.2)} ${round(height * 0.8)}Z`;
  const shelves = [0, 1].map((side) => {
    const from = side === 0 ? -10 : width * 0.84;
    return Array.from({ length: 4 }, (_shelf, row) => {
      const y = height * (0.46 + row * 0.1);
      const books = Array.from({ length: 22 }, (_book, index) => {
        const tall = height * (0.035 + random.next() * 0.04);
        return `<rect x="${round(from + index * width * 0.0082)}" y="${round(y - tall)}" width="${round(width * 0.0072)}" height="${round(tall)}" fill="${random.pick(['#3a1c2c', '#281c40', '#44301a', '#1f2a40', '#331a3a', '#54381c'])}"/>`;
      });
      return `${books.join('')}<rect x="${round(from)}" y="${round(y)}" width="${round(width * 0.185)}" height="${round(height * 0.01)}" fill="#1a0f1c"/>`;
    }).join('');
  });
  return [
    `${fall('wall', [
      [0, mood.dark],
      [0.6, between(mood.top, mood.middle, 0.35)],
      [1, mood.dark],
    ])}<rect width="${width}" height="${height}" fill="url(#wall)"/>`,
    ribs(frame, [middle, -height * 0.06]),
    `<clipPath id="slit"><path d="${slit}"/></clipPath>`,
    `<g clip-path="url(#slit)">${fall('night', [
      [0, '#070a24'],
      [0.5, '#1c1a55'],
      [1, '#7a3f9a'],
    ])}<rect width="${width}" height="${height}" fill="url(#night)"/>${stars(frame, 260, 0.85)}${light('milky', [middle, height * 0.3], [width * 0.1, height * 0.5], '#b69aff', 0.35)}${comet(frame, [middle + width * 0.07, height * 0.2], width * 0.19)}<path d="M0 ${height}L0 ${round(height * 0.74)}L${round(middle - width * 0.12)} ${round(height * 0.66)}L${round(middle - width * 0.04)} ${round(height * 0.72)}L${round(middle + width * 0.06)} ${round(height * 0.63)}L${round(middle + width * 0.16)} ${round(height * 0.72)}L${width} ${round(height * 0.7)}V${height}Z" fill="#120b2a"/></g>`,
    `<path d="${slit}" fill="none" stroke="#c99a54" stroke-width="${round(width * 0.005)}"/><path d="${slit}" fill="none" stroke="#fff0c8" stroke-opacity=".6" stroke-width="1.4"/>`,
    shelves.join(''),
    `${fall('ground', [
      [0, '#2c1630'],
      [1, '#0c0714'],
    ])}<path d="M-5 ${height + 5}V${round(height * 0.84)}Q${width / 2} ${round(height * 0.72)} ${width + 5} ${round(height * 0.84)}V${height + 5}Z" fill="url(#ground)"/>`,
    `<ellipse cx="${round(middle)}" cy="${round(height * 0.95)}" rx="${round(width * 0.36)}" ry="${round(height * 0.12)}" fill="#5a1f4a" opacity=".8"/><ellipse cx="${round(middle)}" cy="${round(height * 0.95)}" rx="${round(width * 0.31)}" ry="${round(height * 0.095)}" fill="none" stroke="#e0a85a" stroke-opacity=".5" stroke-width="3"/>`,
    light('moonlight', [middle, height * 0.9], [width * 0.32, height * 0.22], '#b9a4ff', 0.4),
    lamp(width * 0.1, height * 0.26, width * 0.024, 'lamp-a'),
    lamp(width * 0.93, height * 0.22, width * 0.022, 'lamp-b'),
    lamp(width * 0.27, height * 0.15, width * 0.017, 'lamp-c'),
  ].join('');
};

/** Hills at night around the house, pines on them, the comet above. */
export const hillObservatory: Backdrop = (frame) => {
  const { width, height, random } = frame;
  const hill = (level: number, swing: number, id: string, top: string, low: string): string =>
    `${fall(id, [
      [0, top],
      [1, low],
    ])}<path d="M-5 ${height + 5}V${round(level)}Q${round(width * 0.24)} ${round(level - swing)} ${round(width * 0.5)} ${round(level)}T${width + 5} ${round(level - swing * 0.4)}V${height + 5}Z" fill="url(#${id})"/>`;
  const pines = (
    level: number,
    size: number,
    count: number,
    colour: string,
    from: number,
    to: number,
  ): string =>
    `<path d="${Array.from({ length: count }, () => pine(width * (from + random.next() * (to - from)), level + random.next() * height * 0.05, size * (0.5 + random.next() * 0.8))).join('')}" fill="${colour}"/>`;
  return [
    `${fall('night', [
      [0, '#05071c'],
      [0.4, '#1a1650'],
      [0.68, '#6a3a96'],
      [0.85, '#e08a9a'],
    ])}<rect width="${width}" height="${height}" fill="url(#night)"/>`,
    stars(frame, 420, 0.7),
    light('milky', [width * 0.35, height * 0.24], [width * 0.5, height * 0.22], '#8f7ae0', 0.35),
    comet(frame, [width * 0.46, height * 0.17], width * 0.2),
    `<path d="${ridge(frame, height * 0.68, height * 0.16, 0.6)}" fill="#4a2f7a"/>`,
    light('dusk', [width * 0.5, height * 0.74], [width * 0.8, height * 0.16], '#ff9ab8', 0.35),
    hill(height * 0.76, height * 0.12, 'hill-a', '#3d2768', '#24164a'),
    pines(height * 0.76, height * 0.14, 26, '#24164a', 0, 0.5),
    hill(height * 0.86, height * 0.1, 'hill-b', '#2a1a50', '#120a2c'),
    light('warm', [width * 0.7, height * 0.76], [width * 0.26, height * 0.24], '#ffb86a', 0.5),
    pines(height * 0.92, height * 0.24, 18, '#150c30', 0, 0.42),
    pines(height * 0.94, height * 0.2, 8, '#150c30', 0.86, 1.02),
    hill(height * 0.98, height * 0.05, 'hill-c', '#150c30', '#08041a'),
  ].join('');
};
