/** Logos in plain vector: each studio's wordmark, and a neutral card for each way to pay. */
import { hash } from '../data/catalogue-seed.ts';
import type { Studio } from '../data/studios.ts';
import { css, oklch } from './colour.ts';
import type { PaymentKind, PaymentMethod } from '../content/payment-methods.ts';
import { face } from './lettering/font.ts';
import type { FaceName } from './scenery.ts';
import { path, word } from './lettering/outline.ts';
import { lookOf } from './looks.ts';

const FACES: readonly FaceName[] = ['bricolage', 'cinzel', 'lilita'];

/** Lines of text, each as large as fits, as one path around a middle. */
function lettering(
  lines: readonly string[],
  name: FaceName,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): string {
  const set = lines.map((text) => word(text, face(name), 0.03));
  const cap = Math.min(
    width / Math.max(...set.map((one) => one.width)),
    height / (lines.length + 0.45 * (lines.length - 1)),
  );
  const top = y - (cap * (lines.length + 0.45 * (lines.length - 1))) / 2;
  return set
    .map((one, index) =>
      path(one.commands, (px, py) => [
        x - (one.width * cap) / 2 + px * cap,
        top + cap + index * cap * 1.45 + py * cap,
      ]),
    )
    .join('');
}

/** The signs that studios go by, on a square of 48 around the origin. */
const SIGNS: readonly string[] = [
  '<circle r="18" fill="none" stroke-width="4"/><circle cx="13" cy="-13" r="6"/>',
  '<path d="M0-20 18 14H-18Z" fill="none" stroke-width="4" stroke-linejoin="round"/><circle cy="4" r="5"/>',
  '<path d="M-20 0Q0-28 20 0 0 28-20 0Z" fill="none" stroke-width="4"/><circle r="6"/>',
  '<path d="M-14-14H14V14H-14Z" fill="none" stroke-width="4" transform="rotate(45)" stroke-linejoin="round"/><circle r="5"/>',
  '<path d="M-18 8Q-9-16 0-4T18-14" fill="none" stroke-width="5" stroke-linecap="round"/><path d="M-18 18H18" stroke-width="4" stroke-linecap="round"/>',
  '<path d="M0-22 6-6 22 0 6 6 0 22-6 6-22 0-6-6Z"/>',
  '<path d="M-15 18V-4A15 15 0 0 1 15-4V18" fill="none" stroke-width="5" stroke-linecap="round"/><circle cy="4" r="5"/>',
  '<path d="M-18 16 0-18 18 16M-9 6H9" fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>',
  '<path d="M10-16A18 18 0 1 0 10 16 14 14 0 1 1 10-16Z"/>',
  '<path d="M-18 0H18M0-18V18M-12-12 12 12M12-12-12 12" stroke-width="4" stroke-linecap="round"/>',
  '<path d="M-18-10 0-18 18-10V6Q14 16 0 20-14 16-18 6Z" fill="none" stroke-width="4" stroke-linejoin="round"/><path d="M-7 0 0 7 9-6" fill="none" stroke-width="4" stroke-linecap="round"/>',
  '<circle cx="-8" r="11" fill="none" stroke-width="4"/><circle cx="8" r="11" fill="none" stroke-width="4"/>',
  '<path d="M0-20C14-8 16 8 0 20-16 8-14-8 0-20Z" fill="none" stroke-width="4"/><path d="M0-6V18" stroke-width="3"/>',
];

function studioLogo({ name, slug }: Studio, index: number): string {
  const { ink } = lookOf(slug);
  const sign = SIGNS[index % SIGNS.length] ?? '';
  const words = name.split(' ');
  const half = Math.ceil(words.length / 2);
  const lines =
    name.length > 12 && words.length > 1
      ? [words.slice(0, half).join(' '), words.slice(half).join(' ')]
      : [name];
  const letters = lettering(
    lines.map((line) => line.toUpperCase()),
    FACES[hash(slug, 22) % FACES.length] ?? 'bricolage',
    { x: 150, y: 48, width: 156, height: lines.length > 1 ? 44 : 26 },
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="96" viewBox="0 0 240 96" role="img" aria-label="${name.replaceAll('&', '&amp;')}"><g transform="translate(38 48)" fill="${ink}" stroke="${ink}" stroke-width="0">${sign}</g><path d="${letters}" fill="#f7f3fb"/></svg>\n`;
}

/** Each studio's wordmark as SVG, by its slug. */
export function providerLogos(studios: readonly Studio[]): ReadonlyMap<string, string> {
  return new Map(studios.map((studio, index) => [studio.slug, studioLogo(studio, index)]));
}

const KIND_MARKS: Record<PaymentKind, string> = {
  card: '<rect x="-15" y="-10" width="30" height="20" rx="4"/><path d="M-15-4H15" stroke="#fff" stroke-width="4"/>',
  wallet: '<rect x="-15" y="-10" width="30" height="21" rx="6"/><circle cx="8" cy="1" r="4" fill="#fff"/>',
  bank: '<path d="M-16-3 0-13 16-3ZM-12 0H-7V9H-12ZM-3 0H3V9H-3ZM7 0H12V9H7ZM-16 10H16V13H-16Z"/>',
  voucher:
    '<path d="M-16-10H16V-4A4 4 0 0 0 16 4V10H-16V4A4 4 0 0 0-16-4Z"/><path d="M-3-10V10" stroke="#fff" stroke-width="2" stroke-dasharray="3 3"/>',
  mobile: '<rect x="-8" y="-14" width="16" height="28" rx="4"/><circle cy="9" r="2" fill="#fff"/>',
};

const HUES = [262, 205, 165, 22, 320, 45, 285, 190];

function paymentLogo(name: string, slug: string, kind: PaymentKind): string {
  const hue = HUES[hash(slug) % HUES.length] ?? 262;
  const words = name.split(' ');
  const letters = lettering(
    words.length > 1 && name.length > 9 ? [words[0] ?? name, words.slice(1).join(' ')] : [name],
    'bricolage',
    { x: 80, y: 72, width: 128, height: words.length > 1 && name.length > 9 ? 36 : 20 },
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100" viewBox="0 0 160 100" role="img" aria-label="${name}"><rect width="160" height="100" rx="14" fill="#fbf9fd"/><g transform="translate(80 30) scale(1.25)" fill="${css(oklch(0.52, 0.16, hue))}">${KIND_MARKS[kind]}</g><path d="${letters}" fill="#1d1529"/></svg>\n`;
}

/** Each payment method's card as SVG, by its slug. */
export function paymentLogos(
  methods: readonly Pick<PaymentMethod, 'name' | 'slug' | 'kind'>[],
): ReadonlyMap<string, string> {
  return new Map(methods.map(({ name, slug, kind }) => [slug, paymentLogo(name, slug, kind)]));
}
