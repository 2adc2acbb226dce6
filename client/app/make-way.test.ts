// @vitest-environment own-window
import { expect, test } from 'vitest';
import { testApp } from '../../testing/client/app.ts';
import { makeWay } from './make-way.ts';
import { stackOverlays } from './overlay-stack.ts';

test('§7.6 what the platform shows beside them has the menu and the contact popup closed, and no form whose text would be lost', async () => {
  document.body.innerHTML = '<div data-ground><button>Menu</button></div><dialog id="side-menu"></dialog>';
  const { app } = testApp();
  stackOverlays(app);
  const button = document.querySelector('button');
  button?.focus();
  app.overlays.open('contact');
  app.menu.open();
  button?.blur();
  const made = makeWay(app);
  expect(app.overlays.stack.value).toEqual([]);
  await made;
  expect(document.activeElement).toBe(button);
  app.overlays.open('chatForm');
  app.menu.open();
  await makeWay(app);
  expect(app.overlays.stack.value).toEqual(['chatForm']);
});
