// @vitest-environment own-window
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { rootOfEachTest } from '../../../testing/client/root-of-each-test.tsx';
import type { Views } from '../views/views.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';

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
const world = testApp();
const { caught, show: render, shown } = rootOfEachTest();
const show = (page: ReactElement) =>
  render(<PageErrorBoundary views={views}>{page}</PageErrorBoundary>, world);

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
