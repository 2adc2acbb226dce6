// @vitest-environment own-window
import { afterEach, describe, expect, test } from 'vitest';
import { linkTarget } from './link-target.ts';

const HERE = 'https://casino.example/blog/';

/** What the router does with a click inside a link with those attributes. */
function clickOn(attributes: string, init: MouseEventInit = {}) {
  document.body.innerHTML = `<a ${attributes}><span>Read on</span></a>`;
  let target: ReturnType<typeof linkTarget> = null;
  const listen = (event: MouseEvent) => {
    target = linkTarget(event, new URL(HERE));
    event.preventDefault();
  };
  addEventListener('click', listen, { once: true });
  document
    .querySelector('span')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return target;
}

afterEach(() => document.body.replaceChildren());

describe('a click that the router handles', () => {
  test('on a link of this site', () => {
    expect(clickOn('href="https://casino.example/slots/?page=2"')).toMatchObject({
      url: new URL('https://casino.example/slots/?page=2'),
      keepScroll: false,
    });
  });

  test('on a link that keeps the scroll position', () => {
    expect(clickOn('href="https://casino.example/blog/?page=2" data-scroll="keep"')).toMatchObject({
      keepScroll: true,
    });
  });
});

describe('a click left to the browser', () => {
  const own = 'href="https://casino.example/slots/"';

  test.each<[string, MouseEventInit]>([
    ['with Ctrl: a new tab', { ctrlKey: true }],
    ['with the command key: a new tab', { metaKey: true }],
    ['with Shift: a new window', { shiftKey: true }],
    ['with Alt: a download', { altKey: true }],
    ['of the middle button: a new tab', { button: 1 }],
  ])('%s', (_what, init) => {
    expect(clickOn(own, init)).toBeNull();
  });

  test.each([
    ['to another site', 'href="https://elsewhere.example/slots/"'],
    ['to another window', `${own} target="_blank"`],
    ['to another language', `${own} hreflang="es-ES"`],
    ['to a file', `${own} download`],
    ['that says so', `${own} data-router="off"`],
    ['with an action of its own', `${own} data-action="play"`],
    ['to a place on this page', `href="${HERE}#rules"`],
    ['to the top of this page', `href="${HERE}#"`],
    ['to a mailbox', 'href="mailto:help@casino.example"'],
    ['without an address', 'id="x"'],
  ])('%s', (_what, attributes) => {
    expect(clickOn(attributes)).toBeNull();
  });
});
