/** Backdrops of light and pattern alone: bursts, splashes, neon, flames, velvet and stripes. */
import { bokeh, type Frame, fall, light, rays, round, sky, sparks } from '../drawing.ts';
import { type Backdrop, between } from './layers.ts';

const wash = ({ width, height, mood, focus }: Frame): string =>
  `<radialGradient id="wash" gradientUnits="userSpaceOnUse" cx="${round(focus[0])}" cy="${round(focus[1])}" r="${round(width * 0.72)}"><stop offset="0" stop-color="${mood.low}"/><stop offset=".5" stop-color="${mood.middle}"/><stop offset="1" stop-color="${mood.top}"/></radialGradient><rect width="${width}" height="${height}" fill="url(#wash)"/>`;

export const burst: Backdrop = (frame) =>
  [
    wash(frame),
    rays(frame, 16, 0.55),
    light('heart', frame.focus, [frame.width * 0.34, frame.height * 0.5], '#ffffff', 0.55),
    bokeh(frame, 14),
    sparks(frame, 44),
  ].join('');

export const splash: Backdrop = (frame) => {
  const { width, height, mood, random, focus } = frame;
  const drops = Array.from({ length: 46 }, () => {
    const angle = random.next() * Math.PI * 2;
    const away = height * (0.28 + random.next() * 0.5);
    const size = 2 + random.next() ** 2 * 13;
    const [x, y] = [focus[0] + Math.cos(angle) * away * 1.3, focus[1] + Math.sin(angle) * away];
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(size * 1.3)}" ry="${round(size * 0.8)}" transform="rotate(${round((angle * 180) / Math.PI)} ${round(x)} ${round(y)})" fill="${random.pick([mood.glow, mood.low, '#ffffff'])}" opacity="${round(0.4 + random.next() * 0.5)}"/>`;
  });
  const count = 22;
  const crown = Array.from({ length: count * 2 }, (_, index) => {
    const angle = (index / (count * 2)) * Math.PI * 2;
    const away = index % 2 === 0 ? height * (0.42 + random.next() * 0.26) : height * 0.3;
    return [focus[0] + Math.cos(angle) * away * 1.35, focus[1] + Math.sin(angle) * away] as const;
  });
  const path = crown.map(([x, y], index) => {
    const [nx, ny] = crown[(index + 1) % crown.length] ?? [x, y];
    return `${index === 0 ? 'M' : ''}${index === 0 ? `${round((x + nx) / 2)} ${round((y + ny) / 2)}` : `Q${round(x)} ${round(y)} ${round((x + nx) / 2)} ${round((y + ny) / 2)}`}`;
  });
  return [
    wash(frame),
    rays(frame, 20, 0.3),
    `<path d="${path.join('')}Z" fill="${mood.glow}" opacity=".4"/><path d="${path.join('')}Z" fill="${mood.low}" opacity=".65" transform="translate(${round(focus[0] * 0.12)} ${round(focus[1] * 0.12)}) scale(.88)"/>`,
    drops.join(''),
    light('heart', focus, [width * 0.3, height * 0.42], '#ffffff', 0.5),
  ].join('');
};

export const neon: Backdrop = (frame) => {
  const { width, height, mood, focus } = frame;
  const horizon = height * 0.6;
  const lines = [
    ...Array.from(
      { length: 17 },
      (_, index) =>
        `M${round(width / 2 + (index - 8) * 14)} ${round(horizon)}L${round(width / 2 + (index - 8) * width * 0.17)} ${height}`,
    ),
    ...Array.from(
      { length: 8 },
      (_, index) => `M0 ${round(horizon + (index / 8) ** 1.9 * (height - horizon))}H${width}`,
    ),
  ].join('');
  const sun = Array.from(
    { length: 6 },
    (_, index) =>
      `<rect x="0" y="${round(horizon - 8 - index * height * 0.055)}" width="${width}" height="${round(7 - index)}" fill="${mood.top}"/>`,
  ).join('');
  return [
    sky(frame, 0.7),
    light('heat', [width / 2, horizon], [width * 0.7, height * 0.5], mood.low, 0.9),
    `${fall('disc', [
      [0, mood.glow],
      [1, mood.low],
    ])}<circle cx="${round(focus[0])}" cy="${round(horizon - height * 0.14)}" r="${round(height * 0.34)}" fill="url(#disc)"/>${sun}`,
    `${fall('deck', [
      [0, mood.middle],
      [1, mood.dark],
    ])}<rect y="${round(horizon)}" width="${width}" height="${round(height - horizon)}" fill="url(#deck)"/>`,
    `<path d="${lines}" stroke="${mood.glow}" stroke-width="5" opacity=".35" fill="none" filter="url(#soft2)"/><path d="${lines}" stroke="${mood.glow}" stroke-width="1.4" opacity=".9" fill="none"/>`,
    sparks(frame, 30),
  ].join('');
};

export const flames: Backdrop = (frame) => {
  const { width, height, mood, random } = frame;
  const tongue = (x: number, tall: number, wide: number, colour: string, strength: number): string => {
    const lean = (random.next() - 0.5) * wide;
    return `<path d="M${round(x - wide)} ${height + 6}C${round(x - wide * 1.1)} ${round(height - tall * 0.4)} ${round(x + lean * 0.4 - wide * 0.3)} ${round(height - tall * 0.55)} ${round(x + lean)} ${round(height - tall)}C${round(x + lean * 0.4 + wide * 0.5)} ${round(height - tall * 0.5)} ${round(x + wide * 1.1)} ${round(height - tall * 0.4)} ${round(x + wide)} ${height + 6}Z" fill="${colour}" opacity="${strength}"/>`;
  };
  const row = (count: number, tall: number, colour: string, strength: number): string =>
    Array.from({ length: count }, (_, index) =>
      tongue(
        ((index + random.next()) / count) * width,
        tall * (0.5 + random.next() * 0.7),
        width * (0.03 + random.next() * 0.04),
        colour,
        strength,
      ),
    ).join('');
  return [
    `<rect width="${width}" height="${height}" fill="${mood.dark}"/>`,
    sky({ ...frame, mood: { ...mood, low: mood.middle } }, 0.8),
    light('blaze', [width / 2, height], [width * 0.8, height], mood.low, 0.95),
    `<g filter="url(#soft6)">${row(18, height * 0.95, mood.middle, 0.75)}</g>`,
    `<g filter="url(#soft2)">${row(18, height * 0.72, mood.low, 0.8)}${row(16, height * 0.45, mood.glow, 0.85)}</g>`,
    sparks({ ...frame, focus: [width / 2, height * 0.7] }, 70),
  ].join('');
};

export const velvet: Backdrop = (frame) => {
  const { width, height, mood, focus } = frame;
  const wave = (level: number, id: string, strength: number): string =>
    `<path d="M-5 ${round(level)}C${round(width * 0.25)} ${round(level - height * 0.26)} ${round(width * 0.45)} ${round(level + height * 0.24)} ${round(width * 0.7)} ${round(level - height * 0.04)}S${width} ${round(level - height * 0.2)} ${width + 5} ${round(level - height * 0.06)}V${height + 5}H-5Z" fill="url(#${id})" opacity="${strength}"/>`;
  return [
    wash(frame),
    light('lamp', [focus[0], focus[1] - height * 0.2], [width * 0.5, height * 0.6], mood.glow, 0.5),
    fall('silk-a', [
      [0, mood.low],
      [0.3, mood.middle],
      [1, mood.dark],
    ]),
    wave(height * 0.5, 'silk-a', 0.6),
    fall('silk-b', [
      [0, between(mood.low, mood.glow, 0.3)],
      [0.22, mood.middle],
      [1, mood.dark],
    ]),
    wave(height * 0.72, 'silk-b', 0.85),
    fall('silk-c', [
      [0, mood.low],
      [0.2, between(mood.middle, mood.dark, 0.4)],
      [1, mood.dark],
    ]),
    wave(height * 0.92, 'silk-c', 1),
    bokeh(frame, 18),
    sparks(frame, 36),
  ].join('');
};

export const awning: Backdrop = (frame) => {
  const { width, height, mood, random } = frame;
  const count = 11;
  const wide = width / count;
  const stripes = Array.from({ length: count }, (_, index) => {
    const x = index * wide;
    const colour = index % 2 === 0 ? mood.low : '#fff8ec';
    return `<path d="M${round(x)} 0H${round(x + wide + 0.5)}V${round(height * 0.2)}a${round(wide / 2)} ${round(wide / 2)} 0 0 1 ${round(-wide - 0.5)} 0Z" fill="${colour}"/>`;
  });
  const bulbs = Array.from({ length: 14 }, (_, index) => {
    const t = index / 13;
    const [x, y] = [t * width, height * 0.34 + Math.sin(t * Math.PI * 3) * height * 0.03];
    return `${light(`bulb${index}`, [x, y], [26, 26], mood.glow, 0.9)}<circle cx="${round(x)}" cy="${round(y)}" r="4" fill="#fffbe8"/>`;
  });
  return [
    sky({ ...frame, mood: { ...mood, top: mood.middle, middle: mood.low, low: mood.glow } }, 0.4),
    bokeh(frame, 30, [mood.glow, '#ffffff', mood.low]),
    light('day', frame.focus, [width * 0.5, height * 0.7], '#ffffff', 0.5),
    bulbs.join(''),
    stripes.join(''),
    `${fall('shade', [
      [0, mood.dark, 0.6],
      [1, mood.dark, 0],
    ])}<rect width="${width}" height="${round(height * 0.16)}" fill="url(#shade)"/>`,
    `${fall('board', [
      [0, '#b5723a'],
      [1, '#5f3416'],
    ])}<rect y="${round(height * 0.84)}" width="${width}" height="${round(height * 0.16)}" fill="url(#board)"/>${Array.from({ length: 5 }, () => `<path d="M0 ${round(height * (0.86 + random.next() * 0.13))}H${width}" stroke="#3d200c" stroke-opacity=".35" stroke-width="1.5"/>`).join('')}`,
  ].join('');
};

export const lamps: Backdrop = (frame) => {
  const { width, height, mood } = frame;
  const rows = 7;
  const columns = Math.round((rows * width) / height);
  const dots = Array.from({ length: rows * columns }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [x, y] = [((column + 0.5) / columns) * width, ((row + 0.5) / rows) * height];
    const near = 1 - Math.min(1, Math.hypot(x - frame.focus[0], (y - frame.focus[1]) * 1.3) / (width * 0.55));
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(height * 0.035)}" fill="${between(mood.middle, mood.glow, near)}" opacity="${round(0.25 + near * 0.7)}"/>`;
  });
  return [
    wash({ ...frame, mood: { ...mood, low: mood.middle, middle: mood.top, top: mood.dark } }),
    `<g filter="url(#soft2)">${dots.join('')}</g>`,
    light('centre', frame.focus, [width * 0.4, height * 0.55], mood.low, 0.8),
    rays(frame, 18, 0.2),
    sparks(frame, 30),
  ].join('');
};
