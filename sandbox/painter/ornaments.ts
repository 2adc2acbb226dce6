/** What lies over the picture in plain vector: the shade behind the title, the plate, the frame and the signature. */
import type { Studio } from '../data/studios.ts';
import type { Composition } from './composition.ts';
import { type Frame, round } from './drawing.ts';
import { face } from './lettering/font.ts';
import { path, word } from './lettering/outline.ts';
import type { Look } from './looks.ts';
import type { Titling } from './titling.ts';

/** The side of the picture that the title stands on, darkened so that it can be read. */
export function scrim({ width, height, mood }: Frame, { scrim: where }: Composition): string {
  const [x1, y1, x2, y2] = {
    bottom: [0, 1, 0, 0.3],
    top: [0, 0, 0, 0.6],
    left: [0, 0, 0.7, 0],
    right: [1, 0, 0.3, 0],
  }[where];
  return `<linearGradient id="scrim" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${mood.dark}" stop-opacity=".92"/><stop offset=".5" stop-color="${mood.dark}" stop-opacity=".5"/><stop offset="1" stop-color="${mood.dark}" stop-opacity="0"/></linearGradient><rect width="${width}" height="${height}" fill="url(#scrim)"/>`;
}

/** A line of text set in the house's face, its middle at a point, `cap` pixels high. */
function caption(
  text: string,
  [x, y]: readonly [number, number],
  cap: number,
  tracking = 0.12,
): { path: string; width: number } {
  const set = word(text, face('bricolage'), tracking);
  const width = set.width * cap;
  return { path: path(set.commands, (px, py) => [x - width / 2 + px * cap, y + cap / 2 + py * cap]), width };
}

/** The plate with what a game is besides its name. */
export function plate({ mood }: Frame, layout: Composition, { plate: text }: Titling, look: Look): string {
  if (text === undefined) return '';
  const cap = layout.title.width < 300 ? 13 : 15;
  const isLive = text === 'Live';
  const [x, y] = layout.plate;
  const { path: letters, width } = caption(text.toUpperCase(), [isLive ? x + cap * 0.5 : x, y], cap);
  const [half, tall] = [width / 2 + cap * (isLive ? 1.6 : 1.25), cap * 2.1];
  const [from, to] = isLive ? ['#ff3f6e', '#b30f3f'] : ['#fff0b0', '#d8861c'];
  const ink = isLive ? '#ffffff' : mood.dark;
  const dot = isLive
    ? `<circle cx="${round(x - half + cap * 0.95)}" cy="${round(y)}" r="${round(cap * 0.3)}" fill="#fff"/>`
    : '';
  return `<linearGradient id="plate" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><rect x="${round(x - half - 2)}" y="${round(y - tall / 2 + 1)}" width="${round(half * 2 + 4)}" height="${round(tall + 3)}" rx="${round(tall / 2)}" fill="${mood.dark}" opacity=".8"/><rect x="${round(x - half)}" y="${round(y - tall / 2)}" width="${round(half * 2)}" height="${round(tall)}" rx="${round(tall / 2)}" fill="url(#plate)" stroke="${look.ink}" stroke-width="1.2"/><path d="M${round(x - half + tall / 2)} ${round(y - tall / 2 + 2.5)}H${round(x + half - tall / 2)}" stroke="#fff" stroke-opacity=".75" stroke-width="2" stroke-linecap="round"/>${dot}<path d="${letters}" fill="${ink}"/>`;
}

const initials = (name: string): string =>
  name
    .split(/[\s&]+/)
    .filter((part) => part !== '' && part !== 'En')
    .slice(0, 2)
    .map((part) => part.charAt(0))
    .join('');

function framed({ width, height }: Frame, { frame, ink }: Look): string {
  const line = (inset: number, radius: number, wide: number, opacity: number): string =>
    `<rect x="${inset}" y="${inset}" width="${width - inset * 2}" height="${height - inset * 2}" rx="${radius}" fill="none" stroke="${ink}" stroke-width="${wide}" stroke-opacity="${opacity}"/>`;
  switch (frame) {
    case 'none':
      return '';
    case 'hairline':
      return line(9, 14, 1.6, 0.75);
    case 'double':
      return line(5, 18, 3, 0.85) + line(12, 12, 1.2, 0.6);
    case 'border':
      return line(3, 20, 7, 0.95) + line(7.5, 16, 1.4, 0.4);
    case 'brackets': {
      const [a, b] = [12, 52];
      const corner = (x: number, y: number, dx: number, dy: number): string =>
        `M${x + dx * (b - a)} ${y}H${x}V${y + dy * (b - a)}`;
      return `<path d="${corner(a, a, 1, 1)}${corner(width - a, a, -1, 1)}${corner(a, height - a, 1, -1)}${corner(width - a, height - a, -1, -1)}" fill="none" stroke="${ink}" stroke-width="3.4" stroke-opacity=".9" stroke-linejoin="round" stroke-linecap="round"/>`;
    }
    case 'band':
      return `<rect y="${height - 7}" width="${width}" height="7" fill="${ink}"/><rect y="${height - 9}" width="${width}" height="2" fill="#000" opacity=".35"/>`;
  }
}

/** Frame and signature: which studio made this can be told at a glance. */
export function trim(frame: Frame, layout: Composition, look: Look, studio: Studio): string {
  const radius = 15;
  const x = look.signature === 'top-left' ? 34 : frame.width - 34;
  // Below, where the title is above.
  const y = layout.scrim === 'top' ? frame.height - 33 : 33;
  const { path: letters } = caption(initials(studio.name), [x, y], 11, 0.02);
  return `${framed(frame, look)}<circle cx="${x}" cy="${y}" r="${radius + 2}" fill="#000" opacity=".35"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${frame.mood.dark}" fill-opacity=".82" stroke="${look.ink}" stroke-width="1.6"/><path d="${letters}" fill="${look.ink}"/>`;
}
