import { hasEntry, isOpen, topLayer } from '../model.ts';
import type { Actions } from './action.ts';
import { PAGE_LINK, isFree, isReachable, isOurs, all, press, said } from './helpers.ts';

/** Going from page to page, and within one. */
export const MOVING: Actions = {
  'follow a link of the page': {
    weight: 14,
    when: all(isFree, isReachable),
    run: press(`main ${PAGE_LINK}`, isOurs),
  },
  'follow a link of the header': {
    weight: 5,
    when: all(isFree, isReachable),
    run: press(`header ${PAGE_LINK}`, isOurs),
  },
  'follow a link of the footer': {
    weight: 5,
    when: all(isFree, isReachable),
    run: press(`footer ${PAGE_LINK}`, isOurs),
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
      said(tab.evaluate(`scrollTo({ top: ${pick % 4_000}, behavior: 'instant' })`), `to ${pick % 4_000} px`),
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
    weight: 6,
    when: all(isFree, isReachable),
    run: press('main nav[aria-label] a[href*="?"], main a[href*="?letter"]', isOurs),
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
    weight: 4,
    when: all(isReachable, ({ seen }) => [null, 'menu'].includes(topLayer(seen))),
    run: press('a[data-action="language"]'),
  },
};
