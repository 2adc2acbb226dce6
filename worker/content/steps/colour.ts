/** sRGB, each channel from 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number];

/** WCAG 2.2 AA for body text. */
const LEGIBLE_CONTRAST = 4.5;
/** The page's own background and text colour, near enough to compute a contrast. */
const NIGHT: Colour = [13, 9, 23];
const TEXT: Colour = [245, 243, 250];

/** Whether text of one colour can be read on a background; false when either is not a literal colour. */
export function isLegible(text: string, ground: string | undefined): boolean {
  const foreground = parseColour(text);
  const background = ground === undefined ? NIGHT : parseColour(ground);
  if (foreground === null || background === null) return false;
  return contrast(foreground, background) >= LEGIBLE_CONTRAST;
}

/** Whether the page's light text cannot be read on a background, so that it needs dark text. */
export function needsDarkText(ground: string): boolean {
  const background = parseColour(ground);
  return background !== null && contrast(TEXT, background) < LEGIBLE_CONTRAST;
}

/** `#rgb`, `#rrggbb` and `rgb(r,g,b)`, opaque; null for the rest. */
function parseColour(written: string): Colour | null {
  const short = /^#([\da-f])([\da-f])([\da-f])$/iu.exec(written);
  if (short !== null) return channels(short, (digit) => Number.parseInt(digit + digit, 16));
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu.exec(written);
  if (long !== null) return channels(long, (digits) => Number.parseInt(digits, 16));
  const rgb = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/iu.exec(written);
  return rgb === null ? null : channels(rgb, (digits) => Math.min(255, Number(digits)));
}

function channels(match: RegExpExecArray, read: (digits: string) => number): Colour {
  return [read(match[1] ?? '0'), read(match[2] ?? '0'), read(match[3] ?? '0')];
}

/** WCAG's contrast ratio, from 1 to 21. */
function contrast(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((left, right) => left - right);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
