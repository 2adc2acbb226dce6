// @vitest-environment own-window
import { describe, expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../testing/client/app.ts';
import { closeOnEscape } from './escape.ts';
import { closeOverlays, stackOverlays } from './overlay-stack.ts';

/** A page with the menu open, and help above it. Its listeners stay on the window: it has nothing open when the test is over. */
function pageWithTwoOpen() {
  const { app } = testApp();
  stackOverlays(app);
  closeOnEscape(app);
  document.elementFromPoint = () => document.body;
  onTestFinished(() => {
    closeOverlays(app);
    Reflect.deleteProperty(document, 'elementFromPoint');
  });
  app.menu.open();
  app.infoPopup.open('terms');
  return { app, open: () => [app.menu.isOpen.value, app.infoPopup.isOpen.value] };
}

/** @returns whether it was used for something */
function press(init: KeyboardEventInit = { key: 'Escape' }): boolean {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('§2.12 Escape', () => {
  test('closes what was opened last, then what lies below, and is the browser’s where nothing is open', () => {
    const { open } = pageWithTwoOpen();
    expect([press(), open()]).toEqual([true, [true, false]]);
    expect([press(), open()]).toEqual([true, [false, false]]);
    expect(press()).toBe(false);
  });

  test('that ends the composition of a word closes nothing, and no other key does', () => {
    const { open } = pageWithTwoOpen();
    expect(press({ key: 'Escape', isComposing: true })).toBe(false);
    expect(press({ key: 'Enter' })).toBe(false);
    expect(open()).toEqual([true, true]);
  });

  test('that something in the page has used already, such as a list of suggestions, closes nothing', () => {
    const { open } = pageWithTwoOpen();
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    press();
    expect(open()).toEqual([true, true]);
  });

  test('passes over a dialog of the platform’s that is not in sight', () => {
    const { app, open } = pageWithTwoOpen();
    app.overlays.followPlatformDialog({ close() {} });
    press();
    expect(open()).toEqual([true, false]);
  });
});
