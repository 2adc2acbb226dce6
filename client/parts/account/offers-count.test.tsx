// @vitest-environment own-window
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { render } from '../../../testing/client/render.tsx';
import { OffersCount } from './offers-count.tsx';

test('§4 two offers are a badge of two, said in words too, and none are no badge', () => {
  const { app } = testApp();
  render(app, <OffersCount className="badge" />);
  const badge = () => document.querySelector('.badge')?.textContent ?? null;
  expect(badge()).toBeNull();
  flushSync(() => app.account.setBonusCount(2));
  expect(badge()).toBe('22 offers are waiting');
  flushSync(() => app.account.setBonusCount(0));
  expect(badge()).toBeNull();
});
