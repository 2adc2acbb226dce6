// @vitest-environment own-window
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SearchForm } from './search-form.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  return () => vi.unstubAllGlobals();
});

const form = (query: string) => (
  <SearchForm action="/search/" query={query} placeholder="Search" submit="Go" />
);
const field = () => document.querySelector('input') ?? document.createElement('input');

test('a search typed before hydration stays, wherever the focus is, and another address sets it', async () => {
  document.body.innerHTML = `<main>${renderToString(form('moon'))}</main>`;
  field().value = 'moonlight';
  const root = await act(() => hydrateRoot(document.querySelector('main') ?? document.body, form('moon')));
  onTestFinished(() => root.unmount());
  expect(field().value).toBe('moonlight');
  await act(() => root.render(form('sun')));
  expect(field().value).toBe('sun');
});
