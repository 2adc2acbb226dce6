// @vitest-environment own-window
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../testing/client/app.ts';
import { platformTree } from '../../testing/client/platform-tree.ts';
import { settled } from '../../testing/client/connected-page.ts';
import {
  misbehave,
  MISBEHAVIOURS,
  type Ability,
  type MisbehaviourName,
} from '../../testing/platforms/misbehaviours.ts';
import { createReport } from '../../testing/platforms/report.ts';
import { createSecondPlatform } from '../../testing/platforms/second-platform.ts';
import { createPlatformCalls } from './calls/calls.ts';
import { connectFramework } from './calls/connection.ts';
import { readFramework } from './framework/contract.ts';
import { createFrameworkLoader } from './framework/loader.ts';
import { createPlatformPort } from './port.ts';
import { followContainer } from './widgets/widgets.ts';
import { createWanted } from './games/wanted.ts';
import { createWishes } from './calls/wishes.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
const thrown = vi.fn<(error: unknown) => void>();
const report = createReport();

beforeEach(() => {
  warn.mockClear();
  thrown.mockClear();
  vi.stubGlobal('reportError', thrown);
  document.body.replaceChildren();
});
afterEach(() => Reflect.deleteProperty(window, 'CasinoPlatform'));
afterAll(() => process.stdout.write(`${report.summary()}\n`));

/** A page without a framework so far; the second script comes when its script is requested. */
function page(kind: MisbehaviourName) {
  const platform = createPlatformPort({
    connect: async () => calls,
    timers: { now: () => world.timers.now(), after: (delayMs, run) => world.timers.after(delayMs, run) },
    notice: () => app.wishNotice,
    onUnreachable: () => {},
  });
  const { app, world } = testApp({ platform });
  const { timers, storage } = world;
  const { use } = platformTree(timers);
  const wanted = createWanted(app, timers);
  const after = (delayMs: number, run: () => void) => void timers.after(delayMs, run);
  const underTest = misbehave(window, kind, after);
  const loader = createFrameworkLoader({
    timers,
    insertScript: () =>
      void Reflect.set(window, 'CasinoPlatform', createSecondPlatform({ window, after, gameIds: [12] })),
    find: () => readFramework(window),
    listen: (framework) =>
      connectFramework(framework, {
        app,
        timers,
        storage,
        use,
        wanted,
        closeDialogs() {},
        loadChunk: (load) => load(),
      }),
    start: (framework) => framework.call('start', {}),
    onReady: ({ session }) => session.check(),
    onPatienceLost: () => app.session.giveUpWaiting(),
    onScriptFailed: () => {},
  });
  const calls = createPlatformCalls({
    loader,
    wishes: createWishes(loader, timers),
    timers,
    app,
    global: window,
    makeWay: async () => {},
    use,
    wanted,
  });
  const stop = followContainer(app);
  /** Lets time go by in small steps, so that what timers start can settle. */
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 100) {
      timers.pass(100);
      // oxlint-disable-next-line no-await-in-loop -- one step after another
      await settled();
    }
  };
  const asked = (name: string) => underTest.asked.filter((other) => other === name).length;
  return { app, platform, pass, asked, stop };
}

type Page = ReturnType<typeof page>;

/** What the container of the page does: an element for the platform, for as long as the container is open. */
async function openLogin({ platform, pass }: Page) {
  const leaf = document.createElement('div');
  document.body.append(leaf);
  const outcome = { state: 'loading' };
  const show = async () => {
    const opened = await platform.renderWidget('login', leaf, () => {});
    outcome.state = opened === null ? 'failed' : 'shown';
  };
  void show();
  await pass(6_000);
  return { leaf, outcome };
}

function enter(leaf: HTMLElement): void {
  const type = (name: string, value: string) => {
    const field = leaf.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field !== null) field.value = value;
  };
  type('user', 'mara');
  type('secret', 'open-sesame');
  leaf.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
}

describe('§7.6 the second platform', () => {
  const kinds = Object.keys(MISBEHAVIOURS).filter((kind): kind is MisbehaviourName => kind in MISBEHAVIOURS);

  test.each(kinds)('%s', async (kind) => {
    const given = { script: 'the second', misbehaviour: kind };
    const { check } = report.of(given);
    const breaks: readonly Ability[] = MISBEHAVIOURS[kind].breaks;
    const visited = page(kind);
    const { app, platform, pass, asked, stop } = visited;
    for (let pressed = 0; pressed < 3; pressed += 1) platform.showWidget('login');
    const { leaf, outcome } = await openLogin(visited);
    check('the container is open', app.overlays.openName.value === 'login');
    check('the platform is asked for the login once at most', asked('showWidget') <= 1);

    if (breaks.includes('login')) {
      await pass(12_000);
      check('a login that does not come has failed', outcome.state === 'failed');
      check('nobody is logged in', !app.session.isLoggedIn.value);
    } else {
      check('the login is drawn', outcome.state === 'shown');
      enter(leaf);
      await pass(1_500);
      check('the player is logged in', app.account.player.value?.playerId === 501);
      check('the container is closed', app.overlays.openName.value === null);
      check('the balance is known', app.account.balance.value.realBalance === 120.5);
      await Promise.all([app.favourites.toggle(12), pass(1_500)]);
      check('a heart stays', app.favourites.ids.value.has(12));
      app.games.play(12);
      const stage = document.createElement('div');
      document.body.append(stage);
      const [game] = await Promise.all([
        platform.loadGame(12, stage),
        // One that never answers is asked to the end.
        pass(21_000),
      ]);
      check('the game opens, unless it never loads', (game === null) === breaks.includes('game'));
      stage.querySelector('button')?.click();
      await pass(500);
      check(
        'the balance follows the game',
        breaks.includes('game') || app.account.balance.value.realBalance === 119.5,
      );
      platform.logout();
      await pass(2_000);
      check('the player is logged out', !app.session.isLoggedIn.value);
      check('no heart is left', app.favourites.ids.value.size === 0);
    }
    check('nothing is thrown into the page', thrown.mock.calls.length === 0);
    stop();
    expect(report.failuresOf(given)).toEqual([]);
  });
});
