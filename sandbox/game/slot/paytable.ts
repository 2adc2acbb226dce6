import { REEL_SYMBOLS, type ReelSymbol } from '../../session/contract.ts';
import { SYMBOLS } from '../../session/reels.ts';
import type { GameLanguage } from '../language.ts';
import { part } from '../part.ts';
import type { Scene } from '../scenes/scenes.ts';
import { drawSymbolSheet } from './symbol-sheet.ts';

/** What pays most comes first, and what pays in other ways last. */
const ORDER: readonly ReelSymbol[] = [
  ...REEL_SYMBOLS.filter((symbol) => symbol !== 'wild' && symbol !== 'scatter').toReversed(),
  'wild',
  'scatter',
];

/** Opens the list of what each symbol pays, in times the bet. */
export function showPaytable(scene: Scene, { t, tag }: GameLanguage): void {
  const dialog = part('.paytable', HTMLDialogElement);
  const sheet = drawSymbolSheet(scene, 144);
  const times = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  part('h2', HTMLHeadingElement, dialog).textContent = t('pays');
  part('.shut', HTMLButtonElement, dialog).setAttribute('aria-label', t('close'));
  part('.rule', HTMLParagraphElement, dialog).textContent = `${t('paysFor')} ${t('linesRule')}`;
  part('.symbols', HTMLDivElement, dialog).replaceChildren(
    ...ORDER.map((symbol) => {
      const figure = document.createElement('figure');
      const caption = document.createElement('figcaption');
      caption.textContent = paysOf(symbol, times) ?? (symbol === 'wild' ? 'Wild' : t('freeSpins'));
      figure.append(sheet[symbol].sharp, caption);
      return figure;
    }),
  );
  dialog.showModal();
}

/** `5 · 500×` (never broken) and so on down to three of a kind; null for what pays in other ways. */
function paysOf(symbol: ReelSymbol, times: Intl.NumberFormat): string | null {
  const pays = SYMBOLS[symbol].pays
    .map((tenths, index) => ({ count: index + 3, tenths }))
    .filter(({ tenths }) => tenths > 0);
  if (pays.length === 0) return null;
  return pays
    .toReversed()
    .map(({ count, tenths }) => `${count}\u00a0·\u00a0${times.format(tenths / 10)}×`)
    .join('\n');
}
