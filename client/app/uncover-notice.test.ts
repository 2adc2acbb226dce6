// @vitest-environment own-window
import { expect, test } from 'vitest';
import { testApp } from '../../testing/client/app.ts';
import { stackOverlays } from './overlay-stack.ts';
import { uncoverNotice } from './uncover-notice.ts';

function withMenuOverContact() {
  document.body.innerHTML =
    '<dialog id="side-menu"></dialog><div data-overlay-slot="contact"><dialog><textarea></textarea></dialog></div>';
  const { app, world } = testApp();
  stackOverlays(app);
  uncoverNotice(app);
  app.overlays.open('contact');
  app.menu.open();
  return { app, world, open: () => app.overlays.stack.value };
}

test('§7.6 a notice closes the dialog that would lie over it, and none with a field, where what is typed would be lost', () => {
  const { app, open } = withMenuOverContact();
  expect(open()).toEqual(['contact', 'sideMenu']);
  app.wishNotice.fail();
  expect(open()).toEqual(['contact']);
});

test('what opens while it is there stays open', () => {
  const { app, open } = withMenuOverContact();
  app.menu.close();
  app.wishNotice.fail();
  app.menu.open();
  expect(open()).toEqual(['contact', 'sideMenu']);
});
