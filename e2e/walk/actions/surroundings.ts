import { windowOf } from '../../../testing/browser/windows.ts';
import { hashOf } from '../random.ts';
import type { Actions } from './action.ts';
import { PAGE_LINK, isFree, isReachable, all, said, follow } from './helpers.ts';

const WIDTHS = [360, 390, 768, 1440];

/** What happens around the page: the network, the platform, other tabs, the window. */
export const SURROUNDINGS: Actions = {
  'change the window’s width': {
    weight: 4,
    when: () => true,
    async run({ tab, pick }) {
      const width = WIDTHS[pick % WIDTHS.length] ?? 1440;
      return said(tab.resize(windowOf(width)), `to ${width} px`);
    },
  },
  'wait for what comes by itself': {
    weight: 3,
    when: () => true,
    run: async ({ tab }) =>
      said(tab.evaluate('new Promise((resolve) => setTimeout(resolve, 2100, 1))'), '2 s'),
  },

  'open a second tab': {
    weight: 2,
    when: all(isReachable, ({ tabs }) => tabs.count === 1),
    async run({ tab }, { tabs, seen }) {
      const origin = String(await tab.evaluate('location.origin'));
      await tabs.open();
      await tabs.current().goto(origin + seen.address);
      return seen.address;
    },
  },
  'change to the other tab': {
    weight: 5,
    when: ({ tabs }) => tabs.count === 2,
    run: (_hands, { tabs }) => said(tabs.change(), 'the other tab'),
  },

  'lose the network': {
    weight: 2,
    when: ({ network, model }) => network !== null && !model.isOffline,
    async run(_hands, { network, model }) {
      await network?.setOffline(true);
      model.isOffline = true;
      return 'offline';
    },
  },
  'follow a link without a network': {
    weight: 12,
    when: all(isFree, ({ model }) => model.isOffline),
    run: follow(`main ${PAGE_LINK}`),
  },
  'have the network again': {
    weight: 15,
    when: ({ model }) => model.isOffline,
    async run(_hands, { network, model }) {
      await network?.setOffline(false);
      model.isOffline = false;
      return 'online';
    },
  },
  'the platform’s script becomes slow, dead or well': {
    weight: 2,
    when: ({ network }) => network !== null,
    async run({ pick }, { network, model }) {
      model.platform = (['well', 'late', 'dead'] as const)[hashOf('platform', pick) % 3] ?? 'well';
      const how = { well: null, late: { delayMs: 3_000 }, dead: 'fail' } as const;
      await network?.disturb('/platform.js', how[model.platform]);
      return model.platform;
    },
  },
};
