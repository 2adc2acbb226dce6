// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/client/app.ts';
import { GROUND_MARK, slotMark } from './overlay-marks.ts';
import { stackOverlays } from './overlay-stack.ts';

const marks = (given: Readonly<Record<string, string>>) =>
  Object.entries(given)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');

/** A page, two overlays that are there already, and what the platform shows. */
const DOCUMENT = `
  <div ${marks(GROUND_MARK)}><main><button id="page"></button></main></div>
  <div ${marks(slotMark('infoPopup'))}><h2 id="popup" tabindex="-1"></h2></div>
  <div ${marks(slotMark('gameContainer'))}><section id="game" tabindex="-1"><div id="shadow-host" tabindex="0"></div></section></div>
  <div><button id="platform"></button></div>`;

const focused = () => document.activeElement?.id;
const focus = (id: string) => document.querySelector<HTMLElement>(`#${id}`)?.focus();
const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));

beforeEach(() => {
  document.body.innerHTML = DOCUMENT;
});

describe('§2.12 what has opened over the page has the focus', () => {
  test('where the browser has left it in the page', async () => {
    const { app } = testApp();
    stackOverlays(app);
    focus('page');
    app.infoPopup.open('terms');
    await painted();
    expect(focused()).toBe('popup');
  });

  test.each(['shadow-host', 'platform'])('but leaves it with what the platform shows: %s', async (id) => {
    const { app } = testApp();
    stackOverlays(app);
    focus('page');
    app.games.launch(7);
    focus(id);
    await painted();
    expect(focused()).toBe(id);
  });
});
