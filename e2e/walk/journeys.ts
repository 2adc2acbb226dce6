import type { Step } from './random.ts';
import type { Beginning } from './walk.ts';

/** A page of each kind (§2.2). */
export const PAGE_KINDS = [
  '/',
  '/slots/',
  '/all-games/',
  '/all-games-search/?q=roulette',
  '/150-bonus/',
  '/blog/',
  '/blog/rtp-explained/',
  '/contact-us/',
  '/promotions/',
  '/promotions/oktoberfest/',
  '/providers/',
  '/providers/brass-orrery/',
  '/themes/',
  '/themes/egypt/',
  '/restricted-access/',
  '/search/?q=bonus',
  '/casino/games/',
  '/casino/games/velvet-roulette/',
  '/info/terms/',
  '/info/deposit-methods/',
  '/no-such-page/',
  '/es/',
];

export interface Journey extends Beginning {
  readonly name: string;
  readonly steps: readonly Step[];
}

/** What a visitor does most, walked in every engine; each step has to be possible. */
export const JOURNEYS: readonly Journey[] = [
  journey('reads', { start: '/', width: 390 }, [
    'open the menu',
    'unfold a group of the menu',
    'close what is open by its button',
    'answer the consent question',
    'open help or a policy',
    'press Escape',
    'follow a link of the footer',
    'go Back',
    'change the language',
  ]),
  journey('searches', { start: '/slots/', width: 1440 }, [
    'open the search',
    'type into the search',
    'clear the search',
    'close what is open by its button',
    'follow a link of the header',
    'go Back',
  ]),
  journey('plays', { start: '/slots/', width: 1440 }, [
    'scroll',
    'open the login',
    'log in',
    'favour a game',
    'play a game',
    'close what is open by its button',
    'open the account menu',
    'log out',
  ]),
];

function journey(name: string, beginning: Beginning, actions: readonly string[]): Journey {
  return { name, ...beginning, steps: actions.map((action, index) => ({ action, pick: index + 1 })) };
}
