import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/client/app.ts';
import type { AppState } from '../state/app-state.ts';
import type { Overlay } from './overlay.ts';
import * as overlays from './overlays.ts';

/** How each is opened. A line of the table without its way in does not compile. */
const OPENERS: Readonly<Record<keyof typeof overlays, (app: AppState) => void>> = {
  consent: (app) => app.consent.reopen(),
  gameContainer: (app) => app.games.launch(7),
  infoPopup: (app) => app.infoPopup.open('terms'),
  search: (app) => app.search.open(),
};

const TABLE: Readonly<Record<keyof typeof overlays, Overlay>> = { ...overlays };

let app: AppState;
beforeEach(() => {
  ({ app } = testApp());
});

// `Object.keys` forgets which keys there are.
const names = Object.keys(OPENERS) as readonly (keyof typeof overlays)[];

describe.each(names)('%s', (name) => {
  const overlay = TABLE[name];
  const open = OPENERS[name];

  test('is not wanted before its model opens it, and brings a component then', async () => {
    expect(overlay.isWanted(app)).toBe(false);
    open(app);
    expect(overlay.isWanted(app)).toBe(true);
    expect(await overlay.load()).toMatchObject({ type: expect.any(Function) });
  });

  test('that could not be fetched is closed again, so that another press opens it', () => {
    open(app);
    overlay.giveUp(app);
    expect(overlay.isWanted(app)).toBe(false);
    open(app);
    expect(overlay.isWanted(app)).toBe(true);
  });
});
