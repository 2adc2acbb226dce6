import { expect, test } from 'vitest';
import { connectedPage, LOGGED_IN, LOGGED_OUT, settled } from '../../testing/client/connected-page.ts';

test.each([
  ['whose session has lapsed may go on with what was typed', ['check'], 0],
  ['who has asked for the logout leaves nothing, whatever answers first', ['logOut', 'check'], 1],
  ['of whom an event says the same leaves nothing', ['event', 'check'], 1],
])('§4 a player %s', async (_what, ends, handovers) => {
  const { app, connection, framework } = connectedPage({
    getSessionDetails: () => null,
    logout: () => new Promise(() => {}),
  });
  framework.send('sessionStatus', LOGGED_IN);
  for (const end of ends) {
    if (end === 'logOut') void connection.session.logOut();
    else if (end === 'check') connection.session.check();
    else framework.send('sessionStatus', LOGGED_OUT);
  }
  await settled();
  expect([app.session.isLoggedIn.value, app.account.handovers.value]).toEqual([false, handovers]);
  framework.send('sessionStatus', { ...LOGGED_IN, PlayerID: 43 });
  expect(app.account.handovers.value).toBe(1);
});
