// @vitest-environment own-window
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../../../testing/client/app.ts';
import { AppProvider } from '../../../state/app-context.tsx';
import { MenuGroups } from './menu-groups.tsx';

/** The groups, of which a visitor opened the first before they were hydrated; and those that are open now. */
async function hydrated({ isMenuOpen }: { readonly isMenuOpen: boolean }) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { app } = testApp();
  const dialog = document.createElement('dialog');
  const groups = (
    <AppProvider app={app}>
      <MenuGroups />
    </AppProvider>
  );
  dialog.innerHTML = renderToString(groups);
  dialog.open = isMenuOpen;
  const [first] = dialog.querySelectorAll('details');
  first?.setAttribute('open', '');
  let root: Root;
  await act(async () => {
    root = hydrateRoot(dialog, groups);
  });
  onTestFinished(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });
  return { menu: app.menu, open: () => dialog.querySelectorAll('details[open]').length };
}

test('§2.7 a group that was opened before scripts were loaded collapses as the menu closes', async () => {
  const { menu, open } = await hydrated({ isMenuOpen: true });
  expect([open(), menu.openGroup.value]).toEqual([1, expect.any(String)]);
  await act(async () => menu.close());
  expect(open()).toBe(0);
});

test('§2.7 and is collapsed in a menu that has been closed since', async () => {
  const { menu, open } = await hydrated({ isMenuOpen: false });
  expect([open(), menu.openGroup.value]).toEqual([0, null]);
});
