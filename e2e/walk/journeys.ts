import { keysOf } from '../../shared/domain/records.ts';
import { ADDRESSES } from '../../testing/browser/pages.ts';
import type { Beginning, Step } from './random.ts';

/** A page of each kind (§2.2), and what several of a kind show differently; the error page needs a service that fails. */
export const PAGE_KINDS: readonly string[] = [
  ...keysOf(ADDRESSES).flatMap((name) => (name === 'error' ? [] : [ADDRESSES[name]])),
  '/promotions/oktoberfest/',
  '/info/deposit-methods/',
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
  journey('logs in after a landing page', { start: '/welcome/', width: 768 }, [
    'follow a link of the page',
    'open the login',
    'log in',
    'wait for what comes by itself',
    'go Back',
    'go Forward',
  ]),
];

function journey(name: string, beginning: Beginning, actions: readonly string[]): Journey {
  return { name, ...beginning, steps: actions.map((action, index) => ({ action, pick: index + 1 })) };
}
