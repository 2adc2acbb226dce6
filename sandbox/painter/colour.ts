/** Colours in linear light, and the two ways they come in: hex for what is picked by eye, OKLCH for what is turned. */
export type Colour = readonly [red: number, green: number, blue: number];

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const toGamma = (part: number): number =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

/** `#rrggbb` as linear light. Throws on anything else. */
export function hex(text: string): Colour {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text);
  if (match === null) throw new Error(`Not a colour: ${text}`);
  const [red, green, blue] = match.slice(1).map((pair) => toLinear(Number.parseInt(pair, 16) / 255));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** OKLCH as linear light: lightness 0 to 1, chroma 0 to 0.37, hue in degrees. */
export function oklch(lightness: number, chroma: number, hue: number): Colour {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    Math.max(0, 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    Math.max(0, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    Math.max(0, -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

export const mix = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

export const times = (a: Colour, by: Colour | number): Colour =>
  typeof by === 'number' ? [a[0] * by, a[1] * by, a[2] * by] : [a[0] * by[0], a[1] * by[1], a[2] * by[2]];

export const plus = (a: Colour, b: Colour): Colour => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** Rolls light above 0.8 off softly, so that highlights keep their hue. */
const roll = (part: number): number => (part < 0.8 ? part : 0.8 + 0.2 * (1 - Math.exp(-(part - 0.8) / 0.35)));

/** A colour as SVG writes it. */
export function css(colour: Colour): string {
  const pair = (part: number): string =>
    Math.round(Math.min(1, Math.max(0, toGamma(roll(part)))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${pair(colour[0])}${pair(colour[1])}${pair(colour[2])}`;
}
