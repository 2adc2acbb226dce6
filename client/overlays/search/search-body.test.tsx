// @vitest-environment happy-dom
import { signal } from '@preact/signals-react';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { render } from '../../../testing/client/render.tsx';
import { SearchBody } from './search-body.tsx';

test('§2.10 that the games cannot be loaded is said where their loading was', async () => {
  const { app } = testApp();
  const isUnavailable = signal(false);
  const catalogue = { index: signal(null), isUnavailable, popular: signal([]), slugOf: () => '' };
  app.search.open();
  app.search.type('moon');
  render(app, <SearchBody catalogue={catalogue} onChoose={() => undefined} />);
  const status = document.querySelector('output');
  expect(status?.textContent).toBe('Loading');
  isUnavailable.value = true;
  await expect.poll(() => status?.textContent).toBe('The games could not be loaded');
  expect(document.querySelector('output')).toBe(status);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/all-games-search/?q=moon');
});
