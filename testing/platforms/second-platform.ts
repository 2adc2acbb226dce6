/**
 * A second casino platform, written from the contract alone (docs/contracts/platform-framework.md): the page's adapter has to
 * get on with any. It is unlike the sandbox's on purpose: it keeps its players to itself, says little in its events, has none of
 * the extras but the word of a reality check, and draws plain forms.
 */

/** Runs something after a time; the browser's timers, or a test's. */
type After = (delayMs: number, run: () => void) => void;

interface SecondPlatformParts {
  readonly window: Window;
  readonly after: After;
  /** Ids of the games that it offers. */
  readonly gameIds: readonly number[];
}

interface Player {
  readonly id: number;
  readonly name: string;
  readonly currency: string;
  cash: number;
  bonus: number;
}

type Handler = (payload: unknown) => void;

/** Who plays here, by user name. The password is the same for all. */
const PLAYERS: Readonly<Record<string, Player>> = {
  mara: { id: 501, name: 'Mara', currency: 'EUR', cash: 120.5, bonus: 10 },
  otis: { id: 502, name: 'Otis', currency: 'GBP', cash: 7, bonus: 0 },
};
const PASSWORD = 'open-sesame';

export function createSecondPlatform({ window, after, gameIds }: SecondPlatformParts): object {
  const { document } = window;
  const handlers = new Map<string, Set<Handler>>();
  let player: Player | null = null;
  let isStarted = false;

  const tell = (event: string, payload: unknown) => {
    for (const handler of handlers.get(event) ?? []) handler(payload);
  };
  const later = <Answer>(answer: () => Answer): Promise<Answer> =>
    new Promise((resolve) => after(10, () => resolve(answer())));

  const money = () =>
    player === null
      ? null
      : { Balance: player.cash, BonusBalance: player.bonus, CurrencyCode: player.currency };
  const setPlayer = (next: Player | null) => {
    player = next === null ? null : { ...next };
    tell('sessionStatus', { isLoggedIn: next !== null });
  };
  // Of its own, as scripts have that write HTML; the setting TRUSTED_TYPES_POLICIES has to name it.
  const policy = globalThis.trustedTypes?.createPolicy('second-platform', { createHTML: (markup) => markup });
  /** Puts markup into an element, as simple scripts do. */
  const draw = (into: Element, markup: string): HTMLElement => {
    const box = document.createElement('div');
    Reflect.set(box, 'innerHTML', policy?.createHTML(markup) ?? markup);
    into.replaceChildren(box);
    return box;
  };

  const drawLogin = (into: Element) => {
    const box = draw(
      into,
      '<form><label>User <input name="user"></label><label>Password <input name="secret" type="password"></label><button>Enter</button></form>',
    );
    box.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      const value = (name: string) => box.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';
      const known = value('secret') === PASSWORD ? PLAYERS[value('user')] : undefined;
      if (known !== undefined) setPlayer(known);
    });
  };
  const drawRegistration = (into: Element) =>
    void draw(
      into,
      '<form><label><input type="checkbox" name="marketing-by-mail"> Post me offers</label></form>',
    );
  const drawDialog = (name: string) => {
    const box = document.createElement('section');
    box.setAttribute('data-second-widget', name);
    document.body.append(box);
    draw(box, `<p>${name}</p><button type="button">Done</button>`)
      .querySelector('button')
      ?.addEventListener('click', () => box.remove());
  };

  return {
    start() {
      if (isStarted) return;
      isStarted = true;
      after(10, () => {
        tell('ready', null);
        tell('gamesListUpdated', {
          games: {
            instant: gameIds.map((id) => ({
              id,
              name: `Second ${id}`,
              images: { default: `/covers/${id}/290x192_${id}_1x_ENG.webp` },
            })),
          },
          categories: { defaultMainCategoryIndex: 0, mainCategories: [] },
        });
        tell('winners', [{ playerName: 'Ines', currencySymbol: '€', winAmount: '12.50' }]);
      });
    },
    on(event: string, handler: Handler) {
      const known = handlers.get(event) ?? new Set();
      handlers.set(event, known.add(handler));
    },
    getPaymentMethods: () => later(() => []),
    getSmartFooter: () => later(() => ''),
    getBalance: () => later(money),
    getSessionDetails: () =>
      later(() =>
        player === null
          ? {}
          : {
              PlayerID: player.id,
              PlayerName: player.name,
              CurrencyCode: player.currency,
              CountryCode: 'IE',
            },
      ),
    loadGame: (gameId: number, { container }: { readonly container: HTMLElement }) =>
      later(() => {
        tell('gameLoadStart', { gameId });
        const box = draw(container, '<button type="button" data-bet>Bet one</button>');
        box.querySelector('button')?.addEventListener('click', () => {
          if (player === null) return;
          player.cash -= 1;
          tell('balanceUpdated', money());
        });
      }),
    keepAlive: () => later(() => undefined),
    refreshBalance: () => later(() => tell('balanceUpdated', money())),
    logout: () => later(() => setPlayer(null)),
    showWidget(name: string, { container }: { readonly container?: HTMLElement } = {}) {
      if (container === undefined) drawDialog(name);
      else if (name === 'login') drawLogin(container);
      else drawRegistration(container);
    },
    initChat() {},
    engageChat: () => drawDialog('chat'),
    openGame: () => later(() => undefined),
    /** Its reality check, which comes by itself: a test says when. */
    remindOfTime() {
      drawDialog('realityCheck');
      tell('widgetShown', { name: 'realityCheck' });
    },
  };
}
