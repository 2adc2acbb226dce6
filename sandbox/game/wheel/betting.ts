import type { RequestBody, WheelOutcome } from '../../session/contract.ts';
import type { GameLanguage } from '../language.ts';
import { part } from '../part.ts';
import { colourOf } from '../../session/wheel.ts';

type Bet = NonNullable<RequestBody<'play'>['bet']>;

const OUTSIDE = ['red', 'black', 'odd', 'even'] as const;
const NUMBERS = Array.from({ length: 37 }, (_, number) => number);

export type Betting = {
  bet(): Bet;
  dress(language: GameLanguage): void;
  setBusy(busy: boolean): void;
  /** Adds a number to those that fell last. */
  fell(pocket: number): void;
};

/** The felt: one bet a round, on a colour, odd, even or a number. Radio buttons, so the arrow keys go from field to field. */
export function createBetting(): Betting {
  const felt = part('.betting', HTMLDivElement);
  const fieldset = document.createElement('fieldset');
  const legend = document.createElement('legend');
  const outside = document.createElement('div');
  const numbers = document.createElement('div');
  const last = document.createElement('ol');
  outside.className = 'outside';
  numbers.className = 'numbers';
  last.className = 'last';

  const fields = new Map<Bet, { input: HTMLInputElement; text: HTMLSpanElement }>();
  const field = (bet: Bet, colour: WheelOutcome['colour'] | 'plain'): HTMLLabelElement => {
    const label = document.createElement('label');
    const input = document.createElement('input');
    const text = document.createElement('span');
    input.type = 'radio';
    input.name = 'bet';
    input.checked = bet === 'red';
    label.dataset['colour'] = colour;
    label.append(input, text);
    fields.set(bet, { input, text });
    return label;
  };
  outside.append(...OUTSIDE.map((bet) => field(bet, bet === 'red' || bet === 'black' ? bet : 'plain')));
  numbers.append(...NUMBERS.map((number) => field(number, colourOf(number))));
  fieldset.append(legend, outside, numbers);
  felt.replaceChildren(last, fieldset);
  felt.hidden = false;

  return {
    bet: () => [...fields].find(([, { input }]) => input.checked)?.[0] ?? 'red',
    dress({ t }) {
      legend.textContent = t('onWhat');
      last.setAttribute('aria-label', t('last'));
      for (const bet of OUTSIDE) fields.get(bet)?.text.replaceChildren(t(bet));
      for (const number of NUMBERS) fields.get(number)?.text.replaceChildren(String(number));
    },
    setBusy(busy) {
      fieldset.disabled = busy;
    },
    fell(pocket) {
      const item = document.createElement('li');
      item.textContent = String(pocket);
      item.dataset['colour'] = colourOf(pocket);
      last.prepend(item);
      while (last.childElementCount > 10) last.lastElementChild?.remove();
    },
  };
}
