// @vitest-environment own-window
import { expect, test } from 'vitest';
import { testApp } from '../../../../testing/client/app.ts';
import { testPageData } from '../../../../testing/client/page-data.ts';
import { NINA } from '../../../../testing/client/player.ts';
import { render } from '../../../../testing/client/render.tsx';
import { createHydration } from '../../../state/hydration/hydration.ts';
import { listenForActions } from '../../actions/listen.ts';
import { PlayerBar } from './player-bar.tsx';

test('§7.8 a click in the mobile footer tells which of the five tabs it was, on which path, and whose', () => {
  const { app, world } = testApp();
  app.navigation.show(testPageData({ address: { locale: 'es', path: '/slots/' } }));
  app.session.logIn(NINA);
  listenForActions({ app, cookies: world.cookies }, createHydration());
  render(app, <PlayerBar />);
  for (const item of document.querySelectorAll('nav a, nav button')) {
    item.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
  expect(world.tracked.filter(({ event }) => event === 'mobile_footer_click')).toEqual(
    ['popular', 'slots', 'deposit', 'search', 'offers'].map((tab) => ({
      event: 'mobile_footer_click',
      tab,
      path: '/es/slots/',
      playerId: '7',
    })),
  );
});
