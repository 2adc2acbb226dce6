// @vitest-environment own-window
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { testCookies } from '../../../testing/client/collaborators.ts';
import { createHydration } from '../../state/hydration/hydration.ts';
import { listenForActions } from './listen.ts';

const { app, world } = testApp();

test('a button pressed before there was a listener is served once there is one, and what had marked it marks no more', () => {
  const marked: unknown[] = [];
  Object.assign(window, { onclick: ({ target }: Event) => marked.push(target) });
  document.body.innerHTML = '<button data-action="menu-close" data-pressed=""></button>';
  app.menu.open();
  // For the other tests of the file too: listeners of the window stay.
  listenForActions({ app, cookies: testCookies() }, createHydration());
  expect(app.menu.isOpen.peek()).toBe(false);
  expect(document.querySelector('[data-pressed]')).toBeNull();
  expect(marked).toEqual([]);
});

test.each([
  ['opens', false, 'terms'],
  ['does not, where the visitor has gone to another page before that paint', true, null],
])('§4 what is pressed is painted first; then what it opens %s', async (_what, hasLeft, expected) => {
  app.infoPopup.close();
  document.body.innerHTML = '<button data-info-page="terms"></button>';
  const press = new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'mouse' });
  document.querySelector('button')?.dispatchEvent(press);
  expect(document.querySelector('[data-pressed]')).not.toBeNull();
  world.timers.pass(1);
  if (hasLeft) app.overlays.turn();
  await expect.poll(() => document.querySelector('[data-pressed]')).toBeNull();
  expect(app.infoPopup.currentPage.peek()).toBe(expected);
});
