/** Open water and open sky: sea, lake, clouds, storm and space. */
import { bloom, cloudBank, light, orb, rays, ridge, round, sky, sparks, stars } from '../drawing.ts';
import { type Backdrop, between, layer, water } from './layers.ts';

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
