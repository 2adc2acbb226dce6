// @vitest-environment own-window
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { testCookies } from '../../../testing/client/collaborators.ts';
import { createHydration } from '../../state/hydration/hydration.ts';
import { listenForActions } from './listen.ts';

test('a button pressed before there was a listener is served once there is one, and what had marked it marks no more', () => {
  const { app } = testApp();
  const marked: unknown[] = [];
  Object.assign(window, { onclick: ({ target }: Event) => marked.push(target) });
  document.body.innerHTML = '<button data-action="menu-close" data-pressed=""></button>';
  app.menu.open();
  listenForActions({ app, cookies: testCookies() }, createHydration());
  expect(app.menu.isOpen.peek()).toBe(false);
  expect(document.querySelector('[data-pressed]')).toBeNull();
  expect(marked).toEqual([]);
});
