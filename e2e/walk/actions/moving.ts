import { hasEntry, isOpen, topLayer } from '../model.ts';
import type { Actions } from './action.ts';
import { PAGE_LINK, isFree, isReachable, all, said, follow } from './helpers.ts';

/** Going from page to page, and within one. */
export const MOVING: Actions = {
  'follow a link of the page': {
    movement: 'come',
    weight: 14,
    when: all(isFree, isReachable),
    run: follow(`main ${PAGE_LINK}`),
  },
  'follow a link of the header': {
    movement: 'come',
    weight: 5,
    when: all(isFree, isReachable),
    run: follow(`header ${PAGE_LINK}`),
  },
  'follow a link of the footer': {
    movement: 'come',
    weight: 5,
    when: all(isFree, isReachable),
    run: follow(`footer ${PAGE_LINK}`),
  },
  'go Back': {
    weight: 12,
    when: all(
      isReachable,
      ({ seen, model }) => hasEntry(seen) || (model.trail.at > 0 && topLayer(seen) === null),
    ),
    run: async ({ tab }) => said(tab.back(), 'Back'),
    movement: 'back',
  },
  'go Forward': {
    weight: 4,
    when: all(
      isReachable,
      isFree,
      ({ model: { trail } }) =>
        trail.at < trail.places.length - 1 && trail.places[trail.at]?.hadLayer === false,
    ),
    run: async ({ tab }) => said(tab.forward(), 'Forward'),
    movement: 'forward',
  },
  reload: {
    weight: 3,
    when: isReachable,
    run: async ({ tab }) => said(tab.reload(), 'reloaded'),
  },
  scroll: {
    weight: 6,
    when: isFree,
    run: async ({ tab, pick }) =>
      said(
        tab.evaluate(`(scrollTo({ top: ${pick % 4_000}, behavior: 'instant' }), 1)`),
        `to ${pick % 4_000} px`,
      ),
  },
  'press Tab': {
    weight: 3,
    when: ({ seen }) => !isOpen(seen, 'game'),
    async run({ tab, pick }) {
      const times = 1 + (pick % 3);
      for (let pressed = 0; pressed < times; pressed += 1) await tab.press('Tab');
      return `${times} times`;
    },
  },
  'set a filter': {
    movement: 'come',
    weight: 6,
    when: all(isFree, isReachable),
    run: follow('main nav[aria-label] a[href*="?"], main a[href*="?letter"]'),
  },
  'choose a provider': {
    weight: 3,
    when: all(isFree, isReachable),
    async run(hands) {
      if (!(await hands.has('main form select'))) return null;
      const chosen = await hands.tab.evaluate(
        `(() => { const [select] = document.querySelectorAll('main form select'); const { options } = select; select.selectedIndex = ${hands.pick} % options.length; return select.value })()`,
      );
      return said(hands.press('main form [type="submit"]'), `“${String(chosen)}”`);
    },
  },
  'change the language': {
    movement: 'come',
    weight: 4,
    when: all(isReachable, ({ seen }) => [null, 'menu'].includes(topLayer(seen))),
    run: follow('a[data-action="language"]'),
  },
};
