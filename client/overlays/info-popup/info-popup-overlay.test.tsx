// @vitest-environment own-window
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { render } from '../../../testing/client/render.tsx';
import { FETCH_MINIMUM_DELAY_MS } from '../../../shared/config/constants.ts';
import type { SafeHtml } from '../../../shared/domain/content.ts';
import InfoPopup from './info-popup-overlay.tsx';

test('§2.8 a link to an anchor leads to it within the popup, though the page below shows the same text', async () => {
  const html = '<a href="#c-áb">Go</a><h2 id="c-áb">There</h2>' as SafeHtml;
  const { app, world } = testApp({ fetchInfoPage: () => Promise.resolve({ html }) });
  app.infoPopup.open('terms');
  render(app, <InfoPopup />);
  document.body.insertAdjacentHTML('afterbegin', '<h2 id="c-áb">Of the page</h2>');
  world.timers.pass(FETCH_MINIMUM_DELAY_MS);
  await expect.poll(() => document.querySelector('dialog a[href^="#"]')).not.toBeNull();
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('dialog a[href^="#"]')?.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  expect(document.activeElement?.textContent).toBe('There');
});
