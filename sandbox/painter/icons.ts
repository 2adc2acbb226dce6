/** The site's own icons and the card that is shown when a page is shared. */
import sharp from 'sharp';
import { lay, spriteFromSvg } from './canvas.ts';
import { face } from './lettering/font.ts';
import { path, word } from './lettering/outline.ts';
import { cometMark, favicon, icon } from './logo.ts';
import { wideScene } from './scenes.ts';

const CARD = { width: 1200, height: 630 };

const ICONS = {
  'icon-192.png': { size: 192, round: 0.22, mark: 0.8 },
  'icon-512.png': { size: 512, round: 0.22, mark: 0.8 },
  // A launcher may cut a maskable icon to a circle of four fifths; the mark keeps clear of that.
  'maskable-512.png': { size: 512, round: 0, mark: 0.58 },
  'apple-touch-icon.png': { size: 180, round: 0, mark: 0.74 },
} as const;

function line(text: string, x: number, baseline: number, cap: number, fill: string): string {
  const set = word(text, face('bricolage'), -0.01);
  return `<path d="${path(set.commands, (px, py) => [x + px * cap, baseline + py * cap])}" fill="${fill}"/>`;
}

/** The house at night, its mark and its name. */
async function socialCard(name: string): Promise<Buffer> {
  const canvas = await wideScene('hero-skyline');
  const words = name.split(' ');
  const lettering = words.map((text, index) => line(text, 84, 372 + index * 128, 84, '#fbf7ff')).join('');
  const over = `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}"><linearGradient id="shade"><stop offset="0" stop-color="#0f0b17" stop-opacity=".88"/><stop offset=".62" stop-color="#0f0b17" stop-opacity="0"/></linearGradient><rect width="${canvas.width}" height="${canvas.height}" fill="url(#shade)"/><g transform="translate(${(canvas.width - CARD.width) / 2} ${(canvas.height - CARD.height) / 2})"><g transform="translate(78 92) scale(2.5)">${cometMark}</g>${lettering}</g></svg>`;
  lay(canvas, await spriteFromSvg(over, canvas.width, canvas.height));
  return sharp(Buffer.from(canvas.pixels.buffer), {
    raw: { width: canvas.width, height: canvas.height, channels: 4 },
  })
    .removeAlpha()
    .extract({
      left: Math.round((canvas.width - CARD.width) / 2),
      top: Math.round((canvas.height - CARD.height) / 2),
      ...CARD,
    })
    .png({ palette: true, quality: 92, dither: 0.7, effort: 8 })
    .toBuffer();
}

/** Every icon by its file's name. `brand` is lettered on the social card. */
export async function icons(brand: string): Promise<[file: string, data: Buffer | string][]> {
  const pictures = Object.entries(ICONS).map(async ([file, ground]): Promise<[string, Buffer]> => [
    file,
    await sharp(Buffer.from(icon(ground)))
      .png({ compressionLevel: 9 })
      .toBuffer(),
  ]);
  return [
    ['favicon.svg', favicon],
    ...(await Promise.all(pictures)),
    ['social-card.png', await socialCard(brand)],
  ];
}
