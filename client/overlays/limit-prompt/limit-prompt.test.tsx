// @vitest-environment own-window
import { expect, test } from 'vitest';
import { limitPromptKey } from '../../state/session/limit-prompt.ts';
import { connectedPage, DETAILS, LOGGED_IN } from '../../../testing/client/connected-page.ts';
import { render } from '../../../testing/client/render.tsx';
import LimitPrompt from './limit-prompt-overlay.tsx';

test('§5 the question about a limit is answered when the platform has shown its limits, not by the press alone', () => {
  const { app, framework, world } = connectedPage();
  framework.send('sessionStatus', LOGGED_IN);
  app.limitPrompt.belongTo(DETAILS.PlayerID);
  render(app, <LimitPrompt />);
  const answered = () => world.storage.get(limitPromptKey(DETAILS.PlayerID));
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  document.querySelector('a')?.click();
  expect([app.limitPrompt.isDue.value, answered()]).toEqual([false, null]);
  framework.send('widgetShown', { name: 'depositLimit' });
  expect(answered()).not.toBeNull();
});
