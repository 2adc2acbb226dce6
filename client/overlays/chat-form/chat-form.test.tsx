// @vitest-environment own-window
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { NINA } from '../../../testing/client/player.ts';
import { render } from '../../../testing/client/render.tsx';
import ChatForm from './chat-form-overlay.tsx';

test('§2.12 what a player has typed before the chat is gone with the player', () => {
  const { app } = testApp();
  app.session.logIn(NINA);
  render(app, <ChatForm />);
  const email = () => document.querySelector<HTMLInputElement>('[name="email"]');
  const typed = email();
  if (typed !== null) typed.value = 'nina@example.com';
  flushSync(() => app.session.logIn({ ...NINA, vipLevel: 2 }));
  expect(email()?.value).toBe('nina@example.com');
  flushSync(() => app.session.logIn({ ...NINA, playerId: 8 }));
  expect(email()?.value).toBe('');
});

test('§2.12 what the form before the chat asks has the name by which browsers fill it in', () => {
  render(testApp().app, <ChatForm />);
  const purpose = (name: string) => document.querySelector(`[name="${name}"]`)?.getAttribute('autocomplete');
  expect(['name', 'email'].map(purpose)).toEqual(['name', 'email']);
});
