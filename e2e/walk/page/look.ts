import { described, isDrawn } from './described.ts';
import { isOnTop, openLayers, toLayer, type OpenLayer } from './layers.ts';
import { ownWords } from './platform.ts';
import type { Seen } from './seen.ts';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';
/** Rows and columns of places of the window that are looked at. */
const GRID = 7;
/** Longer movements are decoration, not arrival. */
const SLOW_MS = 2_000;

/** Reads the page. The platform is asked for its own words, hence the promise. */
export async function look(): Promise<Seen> {
  const platform = await ownWords();
  const layers = openLayers();
  const blocking = layers.filter((layer) => layer.blocks);
  const main = document.querySelector('main');
  const moving = unrest();
  return {
    document: performance.timeOrigin,
    origin: location.origin,
    address: location.pathname + location.search + location.hash,
    title: document.title,
    lang: document.documentElement.lang,
    headings: [...document.querySelectorAll('h1')].map((heading) => wordsOf(heading)),
    mains: document.querySelectorAll('main').length,
    mainText: main === null ? '' : wordsOf(main),
    isSettled: moving.length === 0,
    unrest: moving.slice(0, 4),
    layout: {
      header: kindOfHeader(),
      footer: document.querySelector('body > footer, footer') === null ? null : 'footer',
    },
    footer: footerFacts(),
    layers: layers.map((layer) => toLayer(layer)),
    expanded: [...document.querySelectorAll('header [aria-expanded="true"]')].map((one) => described(one)),
    scroll: {
      x: scrollX,
      y: scrollY,
      mostY: document.documentElement.scrollHeight - innerHeight,
      isLocked: getComputedStyle(document.documentElement).overflowY === 'hidden',
    },
    inert: ['header', 'main', 'footer']
      .flatMap((tag) => [...document.querySelectorAll(tag)])
      .filter((element) => element.closest('dialog') === null && element.closest('[inert]') !== null)
      .map((element) => element.localName),
    focus: focusFacts(layers),
    reachableBelow: blocking.length === 0 ? [] : reachableBelow(layers),
    unreachable: blocking.length === 0 ? strangers(layers) : [],
    buried: blocking.length === 0 ? buried() : [],
    sideways: sideways(layers),
    zoom: zoomFacts(),
    session: sessionShown(),
    names: [...document.querySelectorAll('header [aria-controls="account-menu"]')].map((one) => plain(one)),
    balances: balances(),
    hearts: hearts(),
    isOverlayOnItsWay: entriesOver() > blocking.length,
    isPlatformOnItsWay: platform === null && document.querySelector('script[src*="/platform.js"]') !== null,
    platform,
  };
}

function plain(element: Element): string {
  return element.textContent.replaceAll(/\s+/gu, ' ').trim();
}

/** All text, with a space between elements, as the edge's document is read. */
function wordsOf(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (texts.nextNode() !== null) words.push(texts.currentNode.nodeValue ?? '');
  return words.join(' ').replaceAll(/\s+/gu, ' ').trim();
}

/** What still loads or moves. What moves for ever, and what moves slowly by design, is at rest. */
function unrest(): readonly string[] {
  const moving = document.getAnimations().filter((animation) => {
    const end = Number(animation.effect?.getComputedTiming().endTime ?? Infinity);
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    // Firefox lets time stand still for what is far below the window.
    const isSeen = target === null || (isDrawn(target) && isNear(target));
    return animation.playState === 'running' && end < SLOW_MS && isSeen;
  });
  const busy = [...document.querySelectorAll('[aria-busy="true"], [data-state="running"]')];
  return [
    ...('hydrated' in document.documentElement.dataset ? [] : ['not hydrated']),
    ...(document.readyState === 'loading' ? ['not parsed'] : []),
    ...moving.map(
      ({ effect }) => `moves: ${described(effect instanceof KeyframeEffect ? effect.target : null)}`,
    ),
    ...busy.map((element) => `busy: ${described(element)}`),
  ];
}

/** How many overlays the current entry of the history says are open. */
function entriesOver(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'over' in state && Array.isArray(state.over)
    ? state.over.length
    : 0;
}

function kindOfHeader(): string | null {
  const header = [...document.querySelectorAll('header')].find(
    (one) => one.closest('dialog, main, article') === null,
  );
  if (header === undefined) return null;
  if (header.querySelector('[data-action="menu-open"]') !== null) return 'site';
  return header.querySelector('[data-widget="login"]') === null ? 'minimal' : 'landing';
}

function footerFacts(): Seen['footer'] {
  const footer = [...document.querySelectorAll('footer')].findLast(
    (one) => one.closest('main, dialog') === null,
  );
  if (footer === undefined) return { isVisible: false, licence: false, helplines: 0, languages: 0 };
  return {
    isVisible: isDrawn(footer) && footer.getBoundingClientRect().height > 60,
    licence: /licen|licencia|regulat|regulad/iu.test(plain(footer)) && /18/u.test(plain(footer)),
    helplines: [...footer.querySelectorAll('a[href^="tel:"], ul a[rel="noopener"]')].filter((one) =>
      isDrawn(one),
    ).length,
    languages: footer.querySelectorAll('[data-locale]').length,
  };
}

/** The element that has the focus, also inside a shadow root. */
function focused(): Element | null {
  let element = document.activeElement;
  for (let inner = element; inner !== null; inner = inner.shadowRoot?.activeElement ?? null) element = inner;
  return element;
}

function focusFacts(layers: readonly OpenLayer[]): Seen['focus'] {
  const element = focused();
  const isBody = element === null || element === document.body || element === document.documentElement;
  const holder = document.activeElement;
  const layer = layers.findLast((one) => holder !== null && one.element.contains(holder));
  return {
    on: described(element),
    isBody,
    isVisible: !isBody && isDrawn(element) && element.closest('[inert]') === null,
    layer: layer?.kind ?? null,
  };
}

/** The places of a grid over the window, with what is met there. */
function places(): readonly (readonly [where: string, met: Element | null])[] {
  const steps = Array.from({ length: GRID }, (_, at) => (at + 0.5) / GRID);
  return steps.flatMap((down) =>
    steps.map((across) => {
      const [x, y] = [
        Math.round(across * document.documentElement.clientWidth),
        Math.round(down * innerHeight),
      ];
      return [`${x},${y}`, document.elementFromPoint(x, y)] as const;
    }),
  );
}

function reachableBelow(layers: readonly OpenLayer[]): readonly string[] {
  const blocking = layers.filter((layer) => layer.blocks);
  const top = blocking.findLast((layer) => isOnTop(layer)) ?? blocking.at(-1);
  if (top === undefined) return [];
  // A notice lies over whatever is open; one that lies below would not be met.
  const above = layers.filter((layer) => layer === top || (layer.kind === 'notice' && isOnTop(layer)));
  const isAbove = (element: Element) => above.some((layer) => layer.element.contains(element));
  const isRoot = (element: Element) => element === document.body || element === document.documentElement;
  const met = places().flatMap(([where, element]) =>
    element === null || isRoot(element) || isAbove(element) ? [] : [`at ${where}: ${described(element)}`],
  );
  // A modal dialog of the browser's makes the rest of the document inert by itself.
  const hasModal = top.element.shadowRoot !== null || top.element.matches(':modal');
  const byKeyboard = hasModal
    ? []
    : [...document.querySelectorAll(FOCUSABLE)]
        .filter((one) => !isAbove(one) && one.closest('[inert]') === null && isDrawn(one))
        .map((one) => `by Tab: ${described(one)}`);
  return [...met, ...byKeyboard].slice(0, 5);
}

/** What lies over the page although nothing is open that may. */
function strangers(layers: readonly OpenLayer[]): readonly string[] {
  const parts = 'header, main, footer, aside, nav, a.skip-link, [data-action="scroll-top"]';
  return places()
    .filter(([, element]) => {
      if (element === null || element === document.body || element === document.documentElement) return false;
      if (layers.some((layer) => layer.element.contains(element))) return false;
      // What holds the page's parts shows between them.
      if (element.querySelector('main, header, footer') !== null) return false;
      return element.closest('dialog') !== null || element.closest(parts) === null;
    })
    .map(([where, element]) => `at ${where}: ${described(element)} ${element?.className ?? ''}`)
    .slice(0, 5);
}

/** What lies at the foot of the window covers something always; at the end of the page nothing may stay covered. */
function buried(): readonly string[] {
  const toTheEnd = document.documentElement.scrollHeight - innerHeight - scrollY;
  const fixed = [...document.querySelectorAll('[data-beside] > *, .ground > *')].filter((one) => {
    const { top, height } = one.getBoundingClientRect();
    return getComputedStyle(one).position === 'fixed' && height > 0 && top > innerHeight / 4 && isDrawn(one);
  });
  const boxes = fixed.map((one) => one.getBoundingClientRect());
  return [...document.querySelectorAll(FOCUSABLE)]
    .filter((one) => {
      if (one.closest('main ~ *') === null || !isDrawn(one) || fixed.some((box) => box.contains(one)))
        return false;
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2 - toTheEnd];
      return boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
    })
    .map((one) => described(one))
    .slice(0, 5);
}

function sideways(layers: readonly OpenLayer[]): readonly string[] {
  const root = document.documentElement;
  const page =
    root.scrollWidth > root.clientWidth + 1 || scrollX > 0
      ? [`the page: ${root.scrollWidth} in ${root.clientWidth} px`]
      : [];
  // What scrolls down may not scroll to the side as well.
  const inside = layers
    .flatMap(({ element }) => [element, ...element.querySelectorAll('*')])
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return (
        /auto|scroll/u.test(overflowX) &&
        /auto|scroll/u.test(overflowY) &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 0 &&
        (element.localName === 'dialog' || element.scrollHeight > element.clientHeight + 1)
      );
    })
    .map((element) => `${described(element)}: ${element.scrollWidth} in ${element.clientWidth} px`);
  return [...page, ...inside];
}

const WIDEST_SCROLLBAR_PX = 20;

/** A phone lays a page out as wide as its widest part, and shows a part of that: then its bars too are beside the screen. */
function zoomFacts(): string {
  const { scale, offsetLeft, offsetTop } = visualViewport ?? { scale: 1, offsetLeft: 0, offsetTop: 0 };
  const laidOut = document.documentElement.clientWidth;
  // Firefox tells parts of a pixel while it scrolls.
  const isWhole =
    scale === 1 &&
    Math.round(offsetLeft) === 0 &&
    Math.round(offsetTop) === 0 &&
    innerWidth - laidOut <= WIDEST_SCROLLBAR_PX;
  return isWhole
    ? ''
    : `at ${scale}, from ${offsetLeft}, ${offsetTop}, ${innerWidth} px wide in place of ${laidOut}`;
}

function sessionShown(): Seen['session'] {
  const { session } = document.documentElement.dataset;
  return session === 'player' || session === 'guest' ? session : null;
}

function balances(): Seen['balances'] {
  const found: Record<string, string[]> = {};
  for (const amount of document.querySelectorAll('[data-balance]')) {
    const label = amount.previousElementSibling?.textContent.trim() ?? '';
    (found[label] ??= []).push(amount.textContent.trim());
  }
  for (const term of document.querySelectorAll('header:not(main *) dl:not([data-overlay-slot] *) dt')) {
    (found[term.textContent.trim()] ??= []).push(term.nextElementSibling?.textContent.trim() ?? '');
  }
  return found;
}

function hearts(): Seen['hearts'] {
  const full = new Set<number>();
  const empty = new Set<number>();
  for (const heart of document.querySelectorAll<HTMLElement>('[data-action="favourite"]')) {
    // What lies far below is not hydrated, and painted when it comes near.
    if (!isDrawn(heart) || !isNear(heart)) continue;
    const tile = heart.closest('[data-game-id]') ?? heart.closest('li')?.querySelector('[data-game-id]');
    const id = Number(tile?.getAttribute('data-game-id'));
    (heart.getAttribute('aria-pressed') === 'true' ? full : empty).add(id);
  }
  return { full: [...full], empty: [...empty] };
}

function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
