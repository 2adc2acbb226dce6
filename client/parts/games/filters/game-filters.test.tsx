// @vitest-environment own-window
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { FilterChoices } from '../../../../shared/domain/games/lobby.ts';
import { testApp } from '../../../../testing/client/app.ts';
import { AppProvider } from '../../../state/app-context.tsx';
import { GameFilters } from './game-filters.tsx';

const choices = (provider: string | null): FilterChoices => ({
  filters: { letter: null, provider, feature: null, sort: 'popular' },
  providers: [
    { slug: 'low-tide', name: 'Low Tide' },
    { slug: 'red-moon', name: 'Red Moon' },
  ],
  features: ['megaways'],
});
const { app } = testApp();
const filters = (provider: string | null) => (
  <AppProvider app={app}>
    <GameFilters choices={choices(provider)} defaultSort="Popular" />
  </AppProvider>
);
const pick = () => document.querySelector('select') ?? document.createElement('select');
const submits = vi.fn<(event: Event) => void>((event) => event.preventDefault());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  submits.mockClear();
  document.addEventListener('submit', submits);
  return () => {
    document.removeEventListener('submit', submits);
    vi.unstubAllGlobals();
  };
});

async function openPage(provider: string | null, beforehand = () => {}): Promise<Root> {
  document.body.innerHTML = `<main>${renderToString(filters(provider))}</main>`;
  beforehand();
  const root = await act(() =>
    hydrateRoot(document.querySelector('main') ?? document.body, filters(provider)),
  );
  onTestFinished(() => root.unmount());
  return root;
}

test('a filter chosen before hydration stays chosen, and is acted upon', async () => {
  await openPage('low-tide', () => {
    pick().value = 'red-moon';
  });
  expect(pick().value).toBe('red-moon');
  expect(submits).toHaveBeenCalledTimes(1);
});

test.each([null, 'low-tide', 'a-studio-without-games'])(
  'nothing is sent where nothing was chosen, and another address sets the fields: %s',
  async (provider) => {
    const root = await openPage(provider);
    expect(submits).not.toHaveBeenCalled();
    await act(() => root.render(filters('red-moon')));
    expect(pick().value).toBe('red-moon');
    expect(submits).not.toHaveBeenCalled();
  },
);

test('a browser that resets the form of a document that it brings back, as Safari does, resets it to what holds now', async () => {
  const root = await openPage('low-tide');
  await act(() => root.render(filters('red-moon')));
  document.querySelector('form')?.reset();
  expect(pick().value).toBe('red-moon');
  await act(() => root.render(filters(null)));
  document.querySelector('form')?.reset();
  expect(pick().value).toBe('');
});

test.each(['fail', 'abort'] as const)(
  '§8 a choice that comes to nothing is taken back, and can be made again: %s',
  async (end) => {
    await openPage('low-tide');
    pick().value = 'red-moon';
    app.navigation.start();
    expect(pick().value).toBe('red-moon');
    app.navigation[end]();
    expect(pick().value).toBe('low-tide');
  },
);
