// @vitest-environment own-window
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { giveUpFocus, keepFocus } from './keep-focus.ts';

beforeAll(() => {
  // happy-dom lays nothing out.
  HTMLElement.prototype.checkVisibility = () => true;
  keepFocus();
});

const tile = (name: string) =>
  `<li><button id="play-${name}"></button><button id="heart-${name}"></button></li>`;

beforeEach(() => {
  document.body.innerHTML = `<button id="top"></button>
    <main><section><h2>Favourites</h2><ul>${['a', 'b', 'c'].map(tile).join('')}</ul></section>
    <section><a id="after" href="/slots/">Slots</a></section></main>
    <div><dialog open><button id="in-dialog"></button></dialog><button id="after-dialog"></button></div>`;
});

const focus = (id: string) => document.getElementById(id)?.focus();
const focused = () => document.activeElement?.id;
const remove = (id: string, part: string) => document.getElementById(id)?.closest(part)?.remove();

test.each([
  ['a', 'heart-b'],
  ['c', 'heart-b'],
])(
  'when tile %s goes away with the focus on its heart, the heart beside it has the focus',
  async (name, heir) => {
    focus(`heart-${name}`);
    remove(`heart-${name}`, 'li');
    await expect.poll(() => focused()).toBe(heir);
  },
);

test('when the row goes too, what follows has the focus', async () => {
  focus('heart-a');
  remove('heart-a', 'section');
  await expect.poll(() => focused()).toBe('after');
});

test('a focus that has gone elsewhere stays there, and one that was given up is not made up for', async () => {
  focus('heart-a');
  focus('top');
  remove('heart-a', 'li');
  await new Promise((resolve) => setTimeout(resolve));
  expect(focused()).toBe('top');
  document.getElementById('top')?.blur();
  await new Promise((resolve) => setTimeout(resolve));
  remove('top', 'button');
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});

describe('what is open over the page keeps the focus', () => {
  const panel = (at: string) =>
    `<section id="panel"><button id="in-panel-${at}"></button><button></button></section>`;

  beforeEach(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div><section role="dialog" tabindex="-1" id="game"><header><button id="panel-opener" aria-controls="panel"></button></header>
      ${panel('a')}<button id="after-panel"></button></section></div>`,
    );
    focus('in-panel-a');
  });

  test('a panel that closes gives it back to the button that has shown it', async () => {
    remove('in-panel-a', 'section');
    await expect.poll(() => focused()).toBe('panel-opener');
  });

  test('what takes the place of a panel has it', async () => {
    document.getElementById('after-panel')?.insertAdjacentHTML('beforebegin', panel('b'));
    remove('in-panel-a', 'section');
    await expect.poll(() => focused()).toBe('in-panel-b');
  });

  test('where no control follows, what is open has it itself', async () => {
    focus('after-panel');
    remove('after-panel', 'button');
    await expect.poll(() => focused()).toBe('game');
  });
});

describe('the frame keeps the focus when a session begins or ends', () => {
  const replace = (id: string, part: string, by: string) => {
    const gone = document.getElementById(id)?.closest(part);
    gone?.insertAdjacentHTML('afterend', by);
    gone?.remove();
  };

  beforeEach(() => {
    document.body.innerHTML = `<div data-ground><header><button id="menu"></button>
      <div><a id="search" href="/search/">Search</a><div><button id="account"></button></div></div></header>
      <main id="main" tabindex="-1"><a href="/slots/">Slots</a></main><footer><a href="/info/">Info</a></footer>
      <nav><button id="offers"></button></nav></div>`;
  });

  test('in the header the control that takes the place has it', async () => {
    focus('account');
    replace('account', 'div', '<a id="login" href="#login">Login</a>');
    await expect.poll(() => focused()).toBe('login');
  });

  test('where none does yet, the one before it', async () => {
    focus('account');
    remove('account', 'div');
    await expect.poll(() => focused()).toBe('search');
  });

  test('in the bar at the foot what takes the place of the bar', async () => {
    focus('offers');
    replace('offers', 'nav', '<aside><a id="join" href="#join">Join</a></aside>');
    await expect.poll(() => focused()).toBe('join');
  });

  test('where nothing that takes it does yet, the page', async () => {
    document
      .getElementById('offers')
      ?.closest('nav')
      ?.insertAdjacentHTML('afterend', '<button disabled></button>');
    focus('offers');
    remove('offers', 'nav');
    await expect.poll(() => focused()).toBe('main');
  });
});

test('an overlay that goes has its own way back', async () => {
  focus('in-dialog');
  remove('in-dialog', 'dialog');
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});

test('on a page that is left, nothing inherits the focus', async () => {
  focus('heart-a');
  const heart = document.getElementById('heart-a');
  if (heart !== null) giveUpFocus(heart);
  remove('heart-a', 'li');
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});
