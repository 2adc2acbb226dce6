/** Backdrops under the open sky: dunes, pines, savannah, peaks, canyon, sea, lake, clouds, storm and space. */
import {
  bloom,
  cloudBank,
  fall,
  type Frame,
  light,
  orb,
  rays,
  ridge,
  round,
  sky,
  sparks,
  stars,
} from '../drawing.ts';

export type Backdrop = (frame: Frame) => string;

const layer = (path: string, id: string, top: string, low: string): string =>
  `${fall(id, [
    [0, top],
    [1, low],
  ])}<path d="${path}" fill="url(#${id})"/>`;

/** A colour between two, for layers that fade with distance. */
export function between(from: string, to: string, share: number): string {
  const part = (text: string, at: number): number => Number.parseInt(text.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(part(from, at) + (part(to, at) - part(from, at)) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

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

/** A pine's outline, its foot at `base`. */
export const pine = (x: number, base: number, size: number): string => {
  const tiers = [0, 1, 2, 3].map((tier) => {
    const [wide, top, low] = [
      size * (0.12 + tier * 0.09),
      base - size * (1 - tier * 0.22),
      base - size * (0.62 - tier * 0.2),
    ];
    return `M${round(x)} ${round(top)}L${round(x + wide)} ${round(low)}L${round(x - wide)} ${round(low)}Z`;
  });
  return tiers.join('');
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

export function water({ width, height, mood, random, focus }: Frame, level: number): string {
  const glints = Array.from({ length: 46 }, () => {
    const depth = random.next();
    const y = level + depth ** 1.4 * (height - level);
    const spread = width * (0.06 + depth * 0.5);
    const x = focus[0] + (random.next() - 0.5) * spread * 2;
    return `<rect x="${round(x)}" y="${round(y)}" width="${round(6 + random.next() * 46 * (0.3 + depth))}" height="${round(0.8 + depth * 2.2)}" rx="1" fill="${mood.glow}" opacity="${round(0.25 + random.next() * 0.5)}"/>`;
  });
  return `${fall('water', [
    [0, between(mood.low, mood.middle, 0.4)],
    [0.4, between(mood.middle, mood.dark, 0.35)],
    [1, mood.dark],
  ])}<rect y="${round(level)}" width="${width}" height="${round(height - level)}" fill="url(#water)"/>${glints.join('')}`;
}

export const sea: Backdrop = (frame) => {
  const { width, height, mood, focus } = frame;
  return [
    sky(frame, 0.4),
    stars(frame, 70, 0.4),
    orb(frame, [focus[0] + width * 0.05, height * 0.34], height * 0.22),
    `<g fill="${between(mood.low, mood.glow, 0.4)}" opacity=".5" filter="url(#soft14)">${cloudBank(frame, height * 0.5, height * 0.07, 14)}</g>`,
    layer(
      ridge(frame, height * 0.6, height * 0.06, 0.6),
      'coast',
      between(mood.middle, mood.dark, 0.4),
      mood.dark,
    ),
    water(frame, height * 0.62),
  ].join('');
};

export const lake: Backdrop = (frame) => {
  const { width, height, mood, random, focus } = frame;
  const reed = (x: number): string =>
    `<path d="M${round(x)} ${height}q${round((random.next() - 0.5) * 30)} ${round(-height * 0.2)} ${round((random.next() - 0.5) * 24)} ${round(-height * (0.28 + random.next() * 0.2))}" stroke="${mood.dark}" stroke-width="${round(2 + random.next() * 3)}" fill="none" stroke-linecap="round"/>`;
  return [
    sky(frame, 0.45),
    orb(frame, [focus[0], height * 0.42], height * 0.26),
    rays(frame, 22, 0.22),
    layer(
      ridge(frame, height * 0.54, height * 0.14, 0.5),
      'hill-a',
      between(mood.middle, mood.low, 0.5),
      between(mood.middle, mood.low, 0.2),
    ),
    layer(
      ridge(frame, height * 0.58, height * 0.07, 0.8),
      'hill-b',
      between(mood.middle, mood.dark, 0.5),
      between(mood.middle, mood.dark, 0.7),
    ),
    water(frame, height * 0.6),
    Array.from({ length: 12 }, (_, index) =>
      reed(index < 6 ? random.next() * width * 0.2 : width * (0.82 + random.next() * 0.18)),
    ).join(''),
  ].join('');
};

export const clouds: Backdrop = (frame) => {
  const { height, mood } = frame;
  const bank = (level: number, size: number, colour: string, strength: number, soft: number): string =>
    `<g fill="${colour}" opacity="${strength}" filter="url(#soft${soft})">${cloudBank(frame, level, size, 15)}</g>`;
  return [
    sky(frame, 0.55),
    light('heaven', frame.focus, [frame.width * 0.62, height * 0.8], mood.glow, 0.85),
    rays(frame, 26, 0.5),
    bank(height * 0.62, height * 0.12, between(mood.low, '#ffffff', 0.2), 0.55, 14),
    bank(height * 0.8, height * 0.13, between(mood.low, '#ffffff', 0.45), 0.7, 6),
    bank(height * 0.98, height * 0.16, between(mood.middle, mood.low, 0.6), 0.9, 6),
    bank(height * 0.06, height * 0.1, between(mood.middle, mood.top, 0.3), 0.6, 14),
  ].join('');
};

export const storm: Backdrop = (frame) => {
  const { width, height, mood, random } = frame;
  const bolt = (x: number, size: number): string => {
    let [px, py] = [x, -4];
    let path = `M${round(px)} ${py}`;
    const forks: string[] = [];
    while (py < height * size) {
      px += (random.next() - 0.5) * width * 0.1;
      py += height * (0.05 + random.next() * 0.07);
      path += `L${round(px)} ${round(py)}`;
      if (random.next() < 0.35)
        forks.push(
          `M${round(px)} ${round(py)}l${round((random.next() - 0.5) * 70)} ${round(height * 0.12)}l${round((random.next() - 0.5) * 40)} ${round(height * 0.1)}`,
        );
    }
    return `<g fill="none" stroke-linejoin="round"><path d="${path}${forks.join('')}" stroke="${mood.glow}" stroke-width="9" opacity=".55" filter="url(#soft6)"/><path d="${path}" stroke="#fff" stroke-width="2.6"/><path d="${forks.join('')}" stroke="#fff" stroke-width="1.2"/></g>`;
  };
  const bank = (level: number, colour: string, strength: number): string =>
    `<g fill="${colour}" opacity="${strength}" filter="url(#soft14)">${cloudBank(frame, level, height * 0.17, 13)}</g>`;
  return [
    sky(frame, 0.6),
    light('flash', frame.focus, [width * 0.6, height * 0.75], mood.glow, 0.7),
    bank(height * 0.2, between(mood.middle, mood.dark, 0.2), 0.9),
    bolt(width * (0.1 + random.next() * 0.12), 0.75),
    bolt(width * (0.8 + random.next() * 0.14), 0.85),
    bank(height * 0.02, mood.dark, 0.95),
    bank(height * 0.92, between(mood.middle, mood.dark, 0.45), 0.95),
  ].join('');
};

export const space: Backdrop = (frame) => {
  const { width, height, mood, random } = frame;
  const nebula = Array.from({ length: 9 }, (_, index) =>
    light(
      `nebula${index}`,
      [random.next() * width, random.next() * height],
      [width * (0.12 + random.next() * 0.3), height * (0.12 + random.next() * 0.3)],
      random.pick([mood.middle, mood.low, mood.glow]),
      0.4,
    ),
  );
  const tail = `<linearGradient id="tail" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".25" stop-color="${mood.glow}"/><stop offset="1" stop-color="${mood.glow}" stop-opacity="0"/></linearGradient>`;
  const [x, y] = [width * (0.72 + random.next() * 0.2), height * (0.1 + random.next() * 0.1)];
  return [
    `<rect width="${width}" height="${height}" fill="${mood.dark}"/>`,
    sky({ ...frame, mood: { ...mood, low: mood.middle, middle: between(mood.top, mood.middle, 0.5) } }, 0.7),
    nebula.join(''),
    stars(frame, 150, 1),
    `${tail}<path d="M${round(x)} ${round(y)}L${round(x - width * 0.34)} ${round(y + height * 0.28)}L${round(x + 5)} ${round(y + 8)}Z" fill="url(#tail)"/><circle cx="${round(x)}" cy="${round(y + 3)}" r="5" fill="#fff"/>`,
    bloom('planet', [
      [0, between(mood.low, mood.glow, 0.3)],
      [0.7, mood.middle],
      [1, mood.dark],
    ]),
    `<circle cx="${round(width * 0.1)}" cy="${round(height * 1.05)}" r="${round(height * 0.5)}" fill="url(#planet)" opacity=".85"/>`,
    sparks(frame, 24),
  ].join('');
};
