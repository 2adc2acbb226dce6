/** The comet: a disc and three tapering strokes. One drawing for the favicon, the icons and the social card. */

const NIGHT = '#0f0b17';
const DUSK = '#1d1529';
const LAMP = '#f5be4d';
const STREAK = '#f0559d';

/** The mark within a square of 64 units, without a ground: the same lines as the header's logo. */
export const cometMark = `<linearGradient id="streak" x1="1" y1=".6" x2="0" y2="0"><stop offset="0" stop-color="${LAMP}"/><stop offset=".3" stop-color="${STREAK}"/><stop offset="1" stop-color="${STREAK}" stop-opacity=".35"/></linearGradient><radialGradient id="core" cx=".36" cy=".32" r=".85"><stop offset="0" stop-color="#fff3cf"/><stop offset=".42" stop-color="${LAMP}"/><stop offset="1" stop-color="#df8f26"/></radialGradient><g transform="translate(0 4) scale(1.52)"><g fill="url(#streak)"><path d="M24.6 9.2 2 3.2a.9.9 0 0 0-.5 1.7l20.2 9.7Z"/><path d="M20.4 16.1 6.4 14.3a.8.8 0 0 0-.3 1.6l13.5 4.9Z" opacity=".8"/><path d="m20.3 22.5-6 .5a.8.8 0 0 0 0 1.6l7.3 2.1Z" opacity=".6"/></g><circle cx="31" cy="21" r="10" fill="url(#core)"/></g>`;

type Ground = {
  size: number;
  /** Rounding of the corners, as a share of the size; 0 for icons the system cuts itself. */ round: number;
  /** The mark's share of the side. */ mark: number;
};

/** The mark on its ground, as an icon. */
export function icon({ size, round, mark }: Ground): string {
  const scale = (size * mark) / 64;
  const inset = (size * (1 - mark)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><radialGradient id="ground" cx=".7" cy=".28" r="1"><stop offset="0" stop-color="#3a2657"/><stop offset=".6" stop-color="${DUSK}"/><stop offset="1" stop-color="${NIGHT}"/></radialGradient><rect width="${size}" height="${size}" rx="${size * round}" fill="url(#ground)"/><g transform="translate(${inset} ${inset}) scale(${scale})">${cometMark}</g></svg>`;
}

/** The favicon: the mark on a rounded ground, at any size. */
export const favicon = icon({ size: 64, round: 0.22, mark: 0.86 }).replace('width="64" height="64" ', '');
