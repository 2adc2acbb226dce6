// @vitest-environment own-window
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { AppProvider } from '../../state/app-context.tsx';
import type { Views } from '../views/views.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';

let root: Root;
const caught = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  caught.mockClear();
  document.body.innerHTML = '<div></div>';
  const container = document.querySelector('div');
  if (container === null) throw new Error('There is no container');
  root = createRoot(container, { onCaughtError: caught });
});
afterEach(() => flushSync(() => root.unmount()));

function Page({ of }: { readonly of: string }) {
  if (of === 'broken') throw new Error('It throws');
  return <p>{of}</p>;
}

const views: Views = {
  footer: { load: null, render: () => null },
  page: () => () => null,
  layout: () => () => null,
  error: () => () => <b>error page</b>,
};
const { app } = testApp();
const show = (page: ReactElement) =>
  flushSync(() =>
    root.render(
      <AppProvider app={app}>
        <PageErrorBoundary views={views}>{page}</PageErrorBoundary>
      </AppProvider>,
    ),
  );
const shown = () => document.querySelector('div')?.innerHTML;

test('§2.4 a page that throws is the error page, until the same path has other data', () => {
  show(<Page of="first" />);
  const broken = <Page of="broken" />;
  show(broken);
  expect(shown()).toBe('<b>error page</b>');
  // What is around it is drawn anew: the page is not tried again for that.
  show(broken);
  expect(shown()).toBe('<b>error page</b>');
  expect(caught).toHaveBeenCalledTimes(1);
  show(<Page of="second" />);
  expect(shown()).toBe('<p>second</p>');
});

test('§2.4 a page that throws as it comes and throws with other data too is the error page each time', () => {
  show(<Page of="broken" />);
  expect(shown()).toBe('<b>error page</b>');
  show(<Page of="broken" />);
  expect(shown()).toBe('<b>error page</b>');
  expect(caught).toHaveBeenCalledTimes(2);
});
