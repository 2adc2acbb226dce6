/** Backdrops with walls or walls of leaves: halls, caves, jungle, deep water, stages and lounges. */
import { bokeh, fall, type Frame, light, rays, round, shafts, sky, sparks, stars } from '../drawing.ts';
import { type Backdrop, between, water } from './layers.ts';

/** Rows of stones, lit from the focus. */
function masonry({ width, height, mood, random }: Frame, rows: number): string {
  const tall = height / rows;
  return Array.from({ length: rows + 1 }, (_, row) => {
    const stones: string[] = [];
    let x = -random.next() * tall * 2;
    while (x < width) {
      const wide = tall * (1.3 + random.next() * 1.4);
      const shade = random.next();
      stones.push(
        `<rect x="${round(x + 1)}" y="${round(row * tall + 1)}" width="${round(wide - 2)}" height="${round(tall - 2)}" rx="3" fill="${between(mood.middle, mood.dark, 0.3 + shade * 0.35)}"/><rect x="${round(x + 1)}" y="${round(row * tall + 1)}" width="${round(wide - 2)}" height="2.4" rx="1" fill="${mood.low}" opacity="${round(0.12 + shade * 0.16)}"/>`,
      );
      x += wide;
    }
    return stones.join('');
  }).join('');
}

function torch({ mood }: Frame, x: number, y: number, size: number, id: string): string {
  return `${light(id, [x, y], [size * 3.4, size * 3.4], mood.glow, 0.8)}<path d="M${round(x - size * 0.14)} ${round(y + size * 0.3)}h${round(size * 0.28)}l${round(-size * 0.06)} ${round(size * 1.3)}h${round(-size * 0.16)}z" fill="${mood.dark}"/><path d="M${round(x)} ${round(y - size * 0.95)}c${round(size * 0.5)} ${round(size * 0.6)} ${round(size * 0.4)} ${round(size * 1.25)} 0 ${round(size * 1.3)}c${round(-size * 0.4)} 0 ${round(-size * 0.5)} ${round(-size * 0.6)} 0 ${round(-size * 1.3)}z" fill="${mood.glow}"/><path d="M${round(x)} ${round(y - size * 0.45)}c${round(size * 0.25)} ${round(size * 0.3)} ${round(size * 0.2)} ${round(size * 0.7)} 0 ${round(size * 0.74)}c${round(-size * 0.2)} 0 ${round(-size * 0.25)} ${round(-size * 0.4)} 0 ${round(-size * 0.74)}z" fill="#fffbe8"/>`;
}

function pillar({ height, mood }: Frame, x: number, wide: number, id: string, near: number): string {
  const [lit, dim] = [between(mood.low, mood.dark, near), between(mood.middle, mood.dark, 0.5 + near * 0.4)];
  const shade = `<linearGradient id="${id}"><stop offset="0" stop-color="${between(lit, mood.dark, 0.3)}"/><stop offset=".28" stop-color="${lit}"/><stop offset=".7" stop-color="${dim}"/><stop offset="1" stop-color="${mood.dark}"/></linearGradient>`;
  const flutes = [0.2, 0.4, 0.6, 0.8]
    .map(
      (part) =>
        `<rect x="${round(x - wide / 2 + wide * part)}" y="0" width="${round(wide * 0.05)}" height="${height}" fill="${mood.dark}" opacity=".35"/>`,
    )
    .join('');
  return `${shade}<rect x="${round(x - wide / 2)}" y="0" width="${round(wide)}" height="${height}" fill="url(#${id})"/>${flutes}<rect x="${round(x - wide * 0.68)}" y="-2" width="${round(wide * 1.36)}" height="${round(height * 0.07)}" fill="${lit}"/><rect x="${round(x - wide * 0.6)}" y="${round(height * 0.05)}" width="${round(wide * 1.2)}" height="${round(height * 0.035)}" fill="${dim}"/><rect x="${round(x - wide * 0.68)}" y="${round(height * 0.9)}" width="${round(wide * 1.36)}" height="${round(height * 0.12)}" fill="${dim}"/>`;
}

export const hall: Backdrop = (frame) => {
  const { width, height, mood, focus } = frame;
  return [
    `<rect width="${width}" height="${height}" fill="${mood.dark}"/>`,
    masonry(frame, 8),
    light('door', focus, [width * 0.5, height * 0.72], mood.glow, 0.75),
    rays(frame, 18, 0.28),
    pillar(frame, width * 0.2, width * 0.07, 'pillar-a', 0.35),
    pillar(frame, width * 0.8, width * 0.07, 'pillar-b', 0.35),
    torch(frame, width * 0.29, height * 0.3, height * 0.05, 'torch-a'),
    torch(frame, width * 0.71, height * 0.3, height * 0.05, 'torch-b'),
    pillar(frame, width * 0.04, width * 0.13, 'pillar-c', 0.55),
    pillar(frame, width * 0.96, width * 0.13, 'pillar-d', 0.55),
    `${fall('floor', [
      [0, mood.dark, 0],
      [1, mood.dark, 0.95],
    ])}<rect y="${round(height * 0.6)}" width="${width}" height="${round(height * 0.4)}" fill="url(#floor)"/>`,
  ].join('');
};

export const columns: Backdrop = (frame) => {
  const { width, height, mood, focus } = frame;
  return [
    sky(frame, 0.6),
    light('open', focus, [width * 0.55, height * 0.8], mood.glow, 0.9),
    rays(frame, 22, 0.4),
    ...[0.08, 0.24, 0.76, 0.92].map((x, index) =>
      pillar(
        frame,
        width * x,
        width * (index % 3 === 0 ? 0.11 : 0.07),
        `col-${index}`,
        index % 3 === 0 ? 0.3 : 0.12,
      ),
    ),
    `${fall('ground', [
      [0, mood.dark, 0],
      [1, mood.dark, 0.9],
    ])}<rect y="${round(height * 0.62)}" width="${width}" height="${round(height * 0.38)}" fill="url(#ground)"/>`,
    sparks(frame, 30),
  ].join('');
};

export const cave: Backdrop = (frame) => {
  const { width, height, mood, random, focus } = frame;
  const rock = (deep: number, shade: number): string => {
    const count = 30;
    const edge = Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2;
      const away = deep * (0.9 + random.next() * 0.26);
      return `${round(width / 2 + Math.cos(angle) * away * width * 0.62)} ${round(height * 0.46 + Math.sin(angle) * away * height * 0.68)}`;
    });
    return `<path fill-rule="evenodd" d="M-9 -9H${width + 9}V${height + 9}H-9ZM${edge.join('L')}Z" fill="${between(mood.middle, mood.dark, shade)}"/>`;
  };
  const shard = (x: number, base: number, size: number, lean: number, colour: string): string =>
    `<path d="M${round(x)} ${round(base)}l${round(lean - size * 0.12)} ${round(-size * 0.75)}l${round(size * 0.12)} ${round(-size * 0.25)}l${round(size * 0.13)} ${round(size * 0.25)}l${round(size * 0.1 - lean)} ${round(size * 0.75)}z" fill="${colour}"/><path d="M${round(x + size * 0.1)} ${round(base)}l${round(lean - size * 0.1)} ${round(-size)}l${round(size * 0.13)} ${round(size * 0.25)}l${round(size * 0.1 - lean)} ${round(size * 0.75)}z" fill="#fff" opacity=".28"/>`;
  const shards = Array.from({ length: 16 }, (_, index) => {
    const isLeft = index % 2 === 0;
    const x = isLeft ? random.next() * width * 0.3 : width * (0.68 + random.next() * 0.3);
    return shard(
      x,
      height * (0.86 + random.next() * 0.16),
      height * (0.14 + random.next() * 0.34),
      (random.next() - 0.5) * 40,
      random.pick([mood.low, mood.middle, between(mood.low, mood.glow, 0.5)]),
    );
  });
  return [
    sky(frame, 0.5),
    light('hollow', focus, [width * 0.55, height * 0.75], mood.glow, 0.9),
    rays(frame, 18, 0.35),
    rock(1.02, 0.25),
    rock(1.22, 0.55),
    shards.join(''),
    rock(1.5, 0.9),
    sparks(frame, 46),
  ].join('');
};

/** One large leaf with its ribs, from its stalk to the right. */
function leaf(x: number, y: number, long: number, turn: number, fill: string, rib: string): string {
  const wide = long * 0.24;
  const ribs = Array.from({ length: 6 }, (_, index) => {
    const at = long * (0.14 + index * 0.13);
    const reach = wide * Math.sin(((index + 1.4) / 8) * Math.PI) * 0.95;
    return `M${round(at)} 0l${round(long * 0.1)} ${round(-reach)}M${round(at)} 0l${round(long * 0.1)} ${round(reach)}`;
  });
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})"><path d="M0 0C${round(long * 0.25)} ${round(-wide * 1.5)} ${round(long * 0.75)} ${round(-wide * 1.1)} ${round(long)} 0C${round(long * 0.75)} ${round(wide * 1.1)} ${round(long * 0.25)} ${round(wide * 1.5)} 0 0Z" fill="${fill}"/><path d="M0 0H${round(long * 0.94)}${ribs.join('')}" stroke="${rib}" stroke-width="${round(long * 0.012)}" fill="none" opacity=".55"/></g>`;
}

function foliage({ width, height, mood, random }: Frame, count: number, shade: number, size: number): string {
  return Array.from({ length: count }, (_, index) => {
    const edge = index % 4;
    const along = random.next();
    const [x, y, inward] =
      edge === 0
        ? [-10, along * height, (random.next() - 0.5) * 80]
        : edge === 1
          ? [width + 10, along * height, 180 + (random.next() - 0.5) * 80]
          : edge === 2
            ? [along * width, -10, 90 + (random.next() - 0.5) * 90]
            : [along * width, height + 10, -90 + (random.next() - 0.5) * 90];
    const tone = between(between(mood.middle, mood.low, random.next() * 0.45), mood.dark, shade);
    return leaf(x, y, size * (0.65 + random.next() * 0.6), inward, tone, between(tone, mood.glow, 0.4));
  }).join('');
}

export const jungle: Backdrop = (frame) => {
  const { width, height, mood, focus } = frame;
  return [
    sky(frame, 0.5),
    light('clearing', focus, [width * 0.5, height * 0.75], mood.glow, 0.85),
    `<g filter="url(#soft6)" opacity=".8">${foliage(frame, 18, 0.2, height * 0.5)}</g>`,
    shafts(frame, 6, 0.42),
    foliage(frame, 22, 0.5, height * 0.42),
    `<g filter="url(#soft2)">${foliage(frame, 12, 0.92, height * 0.52)}</g>`,
    sparks(frame, 30),
  ].join('');
};

export const waterfall: Backdrop = (frame) => {
  const { width, height, mood, random, focus } = frame;
  const stream = (x: number, wide: number): string =>
    `<rect x="${round(x)}" y="0" width="${round(wide)}" height="${round(height * 0.8)}" fill="${between(mood.low, '#ffffff', 0.35)}" opacity=".5"/>${Array.from({ length: 16 }, () => `<rect x="${round(x + random.next() * wide)}" y="${round(random.next() * height * 0.3)}" width="${round(1 + random.next() * 4)}" height="${round(height * (0.2 + random.next() * 0.4))}" rx="2" fill="#fff" opacity="${round(0.2 + random.next() * 0.4)}"/>`).join('')}`;
  return [
    sky(frame, 0.5),
    light('spray', focus, [width * 0.5, height * 0.7], mood.glow, 0.7),
    masonry({ ...frame, height: height * 0.8 }, 7),
    light('gleam', focus, [width * 0.45, height * 0.65], mood.glow, 0.55),
    stream(width * (0.16 + random.next() * 0.06), width * 0.12),
    stream(width * (0.72 + random.next() * 0.06), width * 0.14),
    water(frame, height * 0.74),
    light('foam', [width / 2, height * 0.78], [width * 0.7, height * 0.12], '#ffffff', 0.5),
    foliage(frame, 14, 0.6, height * 0.4),
    `<g filter="url(#soft2)">${foliage(frame, 8, 0.95, height * 0.46)}</g>`,
  ].join('');
};

export const deepWater: Backdrop = (frame) => {
  const { width, height, mood, random } = frame;
  const bubbles = Array.from({ length: 40 }, () => {
    const size = 1.5 + random.next() ** 3 * 16;
    const [x, y] = [random.next() * width, random.next() * height];
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size)}" fill="#fff" fill-opacity=".12" stroke="#fff" stroke-opacity=".5" stroke-width="1"/><circle cx="${round(x - size * 0.35)}" cy="${round(y - size * 0.4)}" r="${round(size * 0.22)}" fill="#fff" opacity=".8"/>`;
  });
  const weed = (x: number, tall: number, colour: string): string => {
    const sway = (random.next() - 0.5) * 60;
    return `<path d="M${round(x)} ${height}C${round(x + sway)} ${round(height - tall * 0.3)} ${round(x - sway)} ${round(height - tall * 0.6)} ${round(x + sway * 0.5)} ${round(height - tall)}C${round(x - sway + 16)} ${round(height - tall * 0.6)} ${round(x + sway + 18)} ${round(height - tall * 0.3)} ${round(x + 16)} ${height}Z" fill="${colour}"/>`;
  };
  return [
    `${fall('deep', [
      [0, mood.low],
      [0.35, mood.middle],
      [1, mood.top],
    ])}<rect width="${width}" height="${height}" fill="url(#deep)"/>`,
    light('surface', [width * 0.36, -height * 0.1], [width * 0.7, height * 0.7], mood.glow, 0.9),
    shafts(frame, 8, 0.5),
    `<path d="M-2 ${height}C${round(width * 0.2)} ${round(height * 0.72)} ${round(width * 0.3)} ${round(height * 0.95)} ${round(width * 0.5)} ${round(height * 0.86)}S${round(width * 0.85)} ${round(height * 0.7)} ${width + 2} ${round(height * 0.84)}V${height + 2}H-2Z" fill="${between(mood.middle, mood.dark, 0.45)}"/>`,
    Array.from({ length: 14 }, (_, index) =>
      weed(
        index < 7 ? random.next() * width * 0.26 : width * (0.74 + random.next() * 0.26),
        height * (0.22 + random.next() * 0.34),
        between(mood.middle, mood.dark, 0.4 + random.next() * 0.4),
      ),
    ).join(''),
    `<path d="M-2 ${height + 2}C${round(width * 0.12)} ${round(height * 0.86)} ${round(width * 0.3)} ${round(height * 1.02)} ${round(width * 0.55)} ${round(height * 0.97)}S${round(width * 0.9)} ${round(height * 0.86)} ${width + 2} ${round(height * 0.92)}V${height + 2}Z" fill="${mood.dark}"/>`,
    bubbles.join(''),
  ].join('');
};

export const curtain: Backdrop = (frame) => {
  const { width, height, mood, random, focus } = frame;
  const fold = `<linearGradient id="fold"><stop offset="0" stop-color="${mood.dark}"/><stop offset=".35" stop-color="${mood.middle}"/><stop offset=".55" stop-color="${mood.low}"/><stop offset=".8" stop-color="${mood.middle}"/><stop offset="1" stop-color="${mood.dark}"/></linearGradient>`;
  const count = 13;
  const folds = Array.from({ length: count }, (_, index) => {
    const x = (index / count) * width;
    const wide = (width / count) * (0.9 + random.next() * 0.3);
    return `<rect x="${round(x)}" y="0" width="${round(wide)}" height="${height}" fill="url(#fold)"/>`;
  });
  return [
    fold,
    folds.join(''),
    `<rect width="${width}" height="${height}" fill="${mood.dark}" opacity=".35"/>`,
    light('spot', focus, [width * 0.5, height * 0.75], mood.glow, 0.6),
    `${fall('stage', [
      [0, between(mood.low, mood.dark, 0.3)],
      [1, mood.dark],
    ])}<ellipse cx="${width / 2}" cy="${round(height * 1.04)}" rx="${round(width * 0.75)}" ry="${round(height * 0.24)}" fill="url(#stage)"/>`,
    `<path d="M${round(width * 0.2)} -10L${round(focus[0] - width * 0.2)} ${height}H${round(focus[0] + width * 0.26)}L${round(width * 0.27)} -10Z M${round(width * 0.8)} -10L${round(focus[0] + width * 0.2)} ${height}H${round(focus[0] - width * 0.26)}L${round(width * 0.73)} -10Z" fill="${mood.glow}" opacity=".14" filter="url(#soft6)"/>`,
    sparks(frame, 30),
  ].join('');
};

export const lounge: Backdrop = (frame) => {
  const { width, height, mood, random, focus } = frame;
  const lamp = (x: number, drop: number, id: string): string =>
    `<path d="M${round(x)} 0V${round(drop - 12)}" stroke="${mood.dark}" stroke-width="2"/><path d="M${round(x - 18)} ${round(drop + 6)}q18 -34 36 0z" fill="${between(mood.low, mood.glow, 0.5)}"/>${light(id, [x, drop + 10], [height * 0.34, height * 0.3], mood.glow, 0.7)}`;
  return [
    sky(frame, 0.5),
    bokeh(frame, 34),
    `<path d="M${round(width * 0.1)} ${round(height * 0.7)}A${round(width * 0.4)} ${round(height * 0.62)} 0 0 1 ${round(width * 0.9)} ${round(height * 0.7)}" fill="none" stroke="${mood.glow}" stroke-opacity=".3" stroke-width="5"/><path d="M${round(width * 0.16)} ${round(height * 0.7)}A${round(width * 0.34)} ${round(height * 0.53)} 0 0 1 ${round(width * 0.84)} ${round(height * 0.7)}" fill="none" stroke="${mood.glow}" stroke-opacity=".18" stroke-width="3"/>`,
    light('pool', focus, [width * 0.5, height * 0.6], mood.glow, 0.55),
    lamp(width * (0.14 + random.next() * 0.05), height * 0.16, 'lamp-a'),
    lamp(width * (0.82 + random.next() * 0.05), height * 0.13, 'lamp-b'),
    `${fall('felt', [
      [0, mood.middle],
      [1, mood.dark],
    ])}<ellipse cx="${width / 2}" cy="${round(height * 1.08)}" rx="${round(width * 0.82)}" ry="${round(height * 0.42)}" fill="url(#felt)"/><ellipse cx="${width / 2}" cy="${round(height * 1.08)}" rx="${round(width * 0.74)}" ry="${round(height * 0.35)}" fill="none" stroke="${mood.glow}" stroke-opacity=".35" stroke-width="2"/>`,
  ].join('');
};

export const skyline: Backdrop = (frame) => {
  const { width, height, mood, random } = frame;
  const towers = (level: number, shade: number, lights: boolean): string => {
    const list: string[] = [];
    let x = -10;
    while (x < width) {
      const wide = 16 + random.next() * 34;
      const top = level - random.next() ** 1.5 * height * 0.4;
      list.push(
        `<rect x="${round(x)}" y="${round(top)}" width="${round(wide)}" height="${round(height - top)}" fill="${between(mood.middle, mood.dark, shade)}"/>`,
      );
      const floors = lights ? height * 0.86 : 0;
      for (let row = top + 6; row < floors; row += 8)
        for (let column = x + 4; column < x + wide - 5; column += 7)
          if (random.next() < 0.34)
            list.push(
              `<rect x="${round(column)}" y="${round(row)}" width="3" height="4" fill="${mood.glow}" opacity="${round(0.4 + random.next() * 0.6)}"/>`,
            );
      x += wide + random.next() * 6;
    }
    return list.join('');
  };
  return [
    sky(frame, 0.6),
    stars(frame, 60, 0.4),
    light('city', [width / 2, height * 0.72], [width * 0.8, height * 0.5], mood.low, 0.8),
    towers(height * 0.6, 0.2, false),
    towers(height * 0.72, 0.75, true),
    bokeh(frame, 16),
    `${fall('street', [
      [0, mood.dark, 0],
      [1, mood.dark, 0.95],
    ])}<rect y="${round(height * 0.6)}" width="${width}" height="${round(height * 0.4)}" fill="url(#street)"/>`,
  ].join('');
};
