import type { ReelSymbol } from '../../session/contract.ts';
import { SYMBOLS } from '../../session/reels.ts';
import type { GameLanguage } from '../language.ts';
import { part } from '../part.ts';
import type { Scene } from '../scenes/scene.ts';
import { drawSymbolSheet } from './symbol-sheet.ts';

const ORDER = [
  'high-two',
  'high-one',
  'low-two',
  'low-one',
  'ace',
  'king',
  'queen',
  'jack',
  'ten',
  'wild',
  'scatter',
] as const satisfies readonly ReelSymbol[];

/** Opens the list of what each symbol pays, in times the bet. */
export function showPaytable(scene: Scene, { t, tag }: GameLanguage): void {
  const dialog = part('.paytable', HTMLDialogElement);
  const sheet = drawSymbolSheet(scene, 144);
  const times = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  part('h2', HTMLHeadingElement, dialog).textContent = t('pays');
  part('.shut', HTMLButtonElement, dialog).setAttribute('aria-label', t('close'));
  part('.rule', HTMLParagraphElement, dialog).textContent = `${t('linesRule')} (${t('paysFor')})`;
  part('.symbols', HTMLDivElement, dialog).replaceChildren(
    ...ORDER.map((symbol) => {
      const figure = document.createElement('figure');
      const caption = document.createElement('figcaption');
      const pays = SYMBOLS[symbol].pays
        .filter((tenths) => tenths > 0)
        .map((tenths) => times.format(tenths / 10));
      caption.textContent = pays.length > 0 ? pays.join(' · ') : symbol === 'wild' ? 'Wild' : t('freeSpins');
      figure.append(sheet[symbol].sharp, caption);
      return figure;
    }),
  );
  dialog.showModal();
}
