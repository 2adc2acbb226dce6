import type { Bank } from './bank.ts';
import type { GameLanguage } from './language.ts';
import { part } from './part.ts';
import type { Sound } from './sound.ts';

type Tone = 'plain' | 'win';

/** The bar below every game: balance, win, the bet, and the button. */
export type Controls = {
  stakeMinor(): number;
  /** Writes all words and amounts anew, for a language or a bank. */
  dress(language: GameLanguage, bank: Bank): void;
  showBalance(minor: number): void;
  /** Null shows none. */
  showWin(minor: number | null): void;
  say(text: string, tone?: Tone): void;
  setBusy(busy: boolean): void;
};

type ControlsParts = {
  /** In minor units, rising. */
  stakes: readonly number[];
  firstStake: number;
  sound: Sound;
  onSpin(): void;
  onHome(): void;
};

export function createControls({ stakes, firstStake, sound, onSpin, onHome }: ControlsParts): Controls {
  const spin = part('.spin', HTMLButtonElement);
  const less = part('.less', HTMLButtonElement);
  const more = part('.more', HTMLButtonElement);
  const home = part('.home', HTMLButtonElement);
  const soundButton = part('.sound', HTMLButtonElement);
  const message = part('.message', HTMLParagraphElement);
  const demo = part('.demo', HTMLParagraphElement);
  const balance = part('.balance', HTMLDivElement);
  const won = part('.won', HTMLDivElement);
  const bet = part('.bet', HTMLDivElement);

  let step = Math.max(0, stakes.indexOf(firstStake));
  let busy = false;
  let money: (minor: number) => string = String;
  let soundWords = { on: '', off: '' };

  const stakeMinor = (): number => stakes[step] ?? firstStake;
  const showStake = (): void => {
    write(bet, money(stakeMinor()));
    less.disabled = busy || step === 0;
    more.disabled = busy || step === stakes.length - 1;
  };
  const move = (by: number): void => {
    step = Math.min(stakes.length - 1, Math.max(0, step + by));
    showStake();
  };
  const showSound = (): void => {
    soundButton.setAttribute('aria-pressed', String(sound.on()));
    soundButton.setAttribute('aria-label', sound.on() ? soundWords.on : soundWords.off);
  };

  less.addEventListener('click', () => move(-1));
  more.addEventListener('click', () => move(1));
  home.addEventListener('click', onHome);
  spin.addEventListener('click', () => busy || onSpin());
  soundButton.addEventListener('click', () => {
    sound.toggle();
    showSound();
  });
  addEventListener('keydown', (event) => {
    // The space bar is a button's own key while the focus is on one; elsewhere it spins.
    const onControl =
      event.target instanceof Element && event.target.closest('button, input, dialog') !== null;
    if (event.code !== 'Space' || event.repeat || onControl) return;
    event.preventDefault();
    if (!busy) onSpin();
  });

  return {
    stakeMinor,
    dress({ t, money: inWords }, bank) {
      money = (minor) => inWords(minor, bank.currency);
      soundWords = { on: t('soundOn'), off: t('soundOff') };
      label(balance, t('balance'));
      label(won, t('win'));
      label(bet, t('bet'));
      demo.textContent = t('demo');
      demo.hidden = !bank.demo;
      spin.setAttribute('aria-label', t('spin'));
      less.setAttribute('aria-label', t('less'));
      more.setAttribute('aria-label', t('more'));
      home.setAttribute('aria-label', t('home'));
      showSound();
      showStake();
      write(balance, money(bank.balanceMinor()));
    },
    showBalance: (minor) => write(balance, money(minor)),
    showWin: (minor) => write(won, minor === null ? '–' : money(minor)),
    say(text, tone = 'plain') {
      message.textContent = text;
      message.dataset['tone'] = tone;
    },
    setBusy(now) {
      busy = now;
      // Not `disabled`, which would drop the keyboard's focus.
      spin.setAttribute('aria-disabled', String(busy));
      showStake();
    },
  };
}

function write(figure: HTMLDivElement, text: string): void {
  part('.amount', HTMLElement, figure).textContent = text;
}

function label(figure: HTMLDivElement, text: string): void {
  part('.label', HTMLSpanElement, figure).textContent = text;
}
