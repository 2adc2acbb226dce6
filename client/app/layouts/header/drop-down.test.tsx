// @vitest-environment own-window
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../testing/client/app.ts';
import { AppProvider } from '../../../state/app-context.tsx';
import type { AppState } from '../../../state/app-state.ts';
import { useDropDown } from './drop-down.ts';

function Menu() {
  const { isOpen, toggle, frame, panel } = useDropDown();
  return (
    <div {...frame}>
      <button type="button" aria-expanded={isOpen} onClick={toggle}>
        Account
      </button>
      <div {...panel}>
        <a href="/info/terms/">Terms</a>
      </div>
    </div>
  );
}

let root: Root;
let app: AppState;

beforeEach(() => {
  document.body.innerHTML = '<div></div><button id="elsewhere">Elsewhere</button>';
  ({ app } = testApp());
  root = createRoot(element('div'));
  flushSync(() =>
    root.render(
      <AppProvider app={app}>
        <Menu />
      </AppProvider>,
    ),
  );
  flushSync(() => element('div button').click());
});
afterEach(() => flushSync(() => root.unmount()));

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};
const isOpen = () => element('div button').getAttribute('aria-expanded') === 'true';
const escape = (target: Element) =>
  flushSync(() => target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
/** The focus goes from the button to another element, or to none. */
const leaveFor = (relatedTarget: Element | null) =>
  flushSync(() =>
    element('div button').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget })),
  );

test('a drop-down stays open when the window loses the focus, which goes to no other element', () => {
  expect(isOpen()).toBe(true);
  leaveFor(null);
  expect(isOpen()).toBe(true);
});

test('it stays open while the focus is within it, and closes when the focus leaves it', () => {
  leaveFor(element('a'));
  expect(isOpen()).toBe(true);
  leaveFor(element('#elsewhere'));
  expect(isOpen()).toBe(false);
});

test('Escape closes it, and its button has the focus', () => {
  element('a').focus();
  escape(element('a'));
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(element('div button'));
});

test('Escape closes what the mouse has opened while the focus is elsewhere, where it stays', () => {
  element('#elsewhere').focus();
  escape(element('#elsewhere'));
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(element('#elsewhere'));
});

test('Escape is for what lies over the page, where something does', () => {
  app.overlays.restack(['search']);
  escape(document.body);
  expect(isOpen()).toBe(true);
});
