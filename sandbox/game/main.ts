import '@fontsource-variable/bricolage-grotesque/wght.css';
import { demoBank, playerBank, type Bank } from './bank.ts';
import { createControls } from './controls.ts';
import { fetchRecord, readAddress } from './game-record.ts';
import type { ToGame } from './host-messages.ts';
import { connectHost } from './host.ts';
import { gameLanguageOf } from './language.ts';
import './page.css';
import { part } from './part.ts';
import type { Table } from './round.ts';
import { sceneOf } from './scenes/scenes.ts';
import { showPaytable } from './slot/paytable.ts';
import { FIRST_SLOT_STAKE, SLOT_STAKES, createSlotGame } from './slot/slot-game.ts';
import { createSound } from './sound.ts';
import { FIRST_WHEEL_STAKE, WHEEL_STAKES, createWheelGame } from './wheel/wheel-game.ts';

const TABLE_FELT = '#10443a';

/** Sets the table: what the game is, who plays, and in which language; then says to the page around that it is ready. */
async function open(): Promise<void> {
  const { gameId, parentOrigin } = readAddress(location.search);
  const host = connectHost(parentOrigin);
  const query = new URLSearchParams(location.search);
  const [record] = await Promise.all([
    fetchRecord(gameId, query.get('name')),
    // Symbols and numbers are drawn with it once, so it has to be there before.
    document.fonts.load('800 92px "Bricolage Grotesque Variable"', '10JQKA'),
  ]);
  const scene = record.scene === undefined ? undefined : sceneOf(record.scene);

  let language = gameLanguageOf(query.get('language') ?? 'ENG');
  let bank: Bank = demoBank('GBP');
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const sound = createSound();
  const controls = createControls({
    stakes: scene === undefined ? WHEEL_STAKES : SLOT_STAKES,
    firstStake: scene === undefined ? FIRST_WHEEL_STAKE : FIRST_SLOT_STAKE,
    sound,
    onSpin: () => void game.spin(),
    onHome: () => host.tell({ type: 'close' }),
  });
  const table: Table = {
    language: () => language,
    bank: () => bank,
    controls,
    sound,
    still: () => reduced.matches,
    settled({ balance }) {
      if (balance !== null) host.tell({ type: 'balance', balance });
    },
    lapsed() {
      host.tell({ type: 'lapsed' });
      bank = demoBank(bank.currency);
      dress();
    },
  };

  if (scene !== undefined) {
    document.body.style.setProperty('--ground', scene.ground);
    document.body.style.setProperty('--glow', scene.glow);
  }
  const picture = record.scene === undefined ? 'hero-lounge' : `theme-${record.scene}`;
  part('.backdrop', HTMLImageElement).srcset =
    `/media/wide/${picture}@768.webp 768w, /media/wide/${picture}.webp 1200w`;
  document.title = record.name;
  part('.name', HTMLHeadingElement).textContent = record.name;
  part('.game', HTMLElement).hidden = false;
  const game = scene === undefined ? createWheelGame(TABLE_FELT, table) : createSlotGame(scene, table);

  const pays = part('.pays', HTMLButtonElement);
  const dress = (): void => {
    document.documentElement.lang = language.tag;
    controls.dress(language, bank);
    game.dress?.(language);
    pays.setAttribute('aria-label', language.t('pays'));
  };
  const sit = (session: ToGame): void => {
    language = gameLanguageOf(session.language);
    const { token, balance } = session;
    if (token !== null && balance !== null)
      bank = playerBank({ gameId, token, language: language.tag }, balance);
    else if (!bank.demo || bank.currency !== session.currency) bank = demoBank(session.currency);
    dress();
    controls.say(language.t(scene === undefined ? 'wheelReady' : 'ready'));
  };
  new ResizeObserver(() => game.resize()).observe(part('.stage', HTMLDivElement));

  pays.hidden = scene === undefined;
  pays.addEventListener('click', () => scene !== undefined && showPaytable(scene, language));
  const paytable = part('.paytable', HTMLDialogElement);
  // A key pressed here never reaches the page around. The paytable, which is modal, takes its own.
  addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented && !paytable.open) host.tell({ type: 'close' });
  });
  part('.shut', HTMLButtonElement).addEventListener('click', () => paytable.close());
  // A press anywhere on the reels spins, as players of slots expect.
  part('.stage', HTMLDivElement).addEventListener('click', () => part('.spin', HTMLButtonElement).click());

  dress();
  controls.showWin(null);
  controls.say(language.t(scene === undefined ? 'wheelReady' : 'ready'));
  host.onSession(sit);
  host.tell({ type: 'ready' });
}

open().catch((error: unknown) => {
  part('.wait', HTMLParagraphElement).textContent = String(error instanceof Error ? error.message : error);
});
