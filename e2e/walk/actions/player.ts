import { isOpen, topLayer } from '../model.ts';
import type { Actions } from './action.ts';
import { isFree, isTop, isReachable, platformIsThere, all, press, said } from './helpers.ts';

/** What a player does: log in and out, play, favour. */
export const PLAYER: Actions = {
  'open the login': {
    movement: 'come',
    weight: 9,
    when: all(isFree, platformIsThere, ({ model }) => !model.isPlayer),
    run: press('[data-widget="login"]'),
  },
  'open another widget': {
    movement: 'come',
    weight: 2,
    when: all(isFree, platformIsThere),
    run: press('[data-widget]:not([data-widget="login"])'),
  },
  'log in': {
    weight: 30,
    when: all(
      ({ seen }) => ['login', 'widget'].includes(topLayer(seen) ?? ''),
      platformIsThere,
      ({ model }) => !model.isPlayer,
    ),
    async run({ tab, press: pressOne }, { model }) {
      const form = '[data-casino-platform] >>> form ';
      if ((await pressOne(`${form}input[autocomplete="username"]`)) === null) return null;
      await tab.type('demo@velvetcomet.example');
      if ((await pressOne(`${form}input[type="password"]`)) === null) return null;
      await tab.type('comet-demo');
      await tab.press('Enter');
      model.isPlayer = true;
      return 'as the demo player';
    },
  },
  'log out': {
    weight: 2,
    when: all(
      isReachable,
      platformIsThere,
      ({ model, seen }) => model.isPlayer && [null, 'menu'].includes(topLayer(seen)),
    ),
    async run(hands, { model }) {
      const pressed = await hands.press('[data-action="logout"]');
      if (pressed !== null) model.isPlayer = false;
      return pressed;
    },
  },
  'open the account menu': {
    weight: 4,
    when: all(isFree, ({ model }) => model.isPlayer),
    run: press('header [aria-controls="account-menu"], header [aria-controls="balance-menu"]'),
  },
  'be logged out by the platform': {
    weight: 2,
    when: all(platformIsThere, ({ model, seen }) => model.isPlayer && !isOpen(seen, 'login', 'widget')),
    async run({ tab }, { model }) {
      model.isPlayer = false;
      return said(tab.evaluate('CasinoPlatform.logout().then(() => 1)'), 'CasinoPlatform.logout()');
    },
  },
  'play a game': {
    movement: 'come',
    weight: 8,
    when: all(isFree, platformIsThere),
    run: press('main [data-action="play"]'),
  },
  'open a panel of the game': {
    weight: 6,
    when: isTop('game'),
    run: press('[data-overlay-slot="gameContainer"] section > header > button[aria-expanded]'),
  },
  'change the game': {
    weight: 4,
    when: all(isTop('game'), platformIsThere),
    run: press('[data-overlay-slot="gameContainer"] aside li > button'),
  },
  'favour a game': {
    weight: 8,
    when: all(isFree, platformIsThere),
    run: press('main [data-action="favourite"]'),
  },
};
