// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

beforeEach(() => {
  document.body.innerHTML = '<div></div><button id="elsewhere">Elsewhere</button>';
  root = createRoot(element('div'));
  flushSync(() => root.render(<Menu />));
  flushSync(() => element('div button').click());
});
afterEach(() => flushSync(() => root.unmount()));

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};
const isOpen = () => element('div button').getAttribute('aria-expanded') === 'true';
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
  flushSync(() => element('a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(element('div button'));
});
