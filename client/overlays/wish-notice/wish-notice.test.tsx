// @vitest-environment own-window
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { render } from '../../../testing/client/render.tsx';
import { WishNotice } from './wish-notice.tsx';

test('§7.6 that the platform is waited for is announced each time, that it has failed is an alert', async () => {
  const { app, world } = testApp();
  const said = () => app.navigation.announcement.peek();
  render(app, <WishNotice />);
  for (let time = 1; time <= 2; time += 1) {
    app.wishNotice.wait();
    await expect.poll(() => said()).toBe('');
    world.timers.pass(1_000);
    await expect.poll(() => said()).toBe(app.messages.general.platformWaiting);
    expect(document.querySelector('[role]')).toBeNull();
  }
  app.wishNotice.fail();
  await expect
    .poll(() => document.querySelector('[role="alert"]')?.textContent)
    .toBe(app.messages.general.platformFailed);
  expect(said()).toBe('');
});
