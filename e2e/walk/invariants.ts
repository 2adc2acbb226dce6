import { deepLinkTarget } from '../../client/platform/calls/deep-links.ts';
import { MARKETS } from '../../shared/config/markets.ts';
import { definitionOf } from '../../shared/pages/pages.ts';
import type { LayoutName, PageDefinition } from '../../shared/pages/definition.ts';
import { DEFAULT_LOCALE } from '../../shared/i18n/locales.ts';
import { splitLocale } from '../../shared/routing/locale-path.ts';
import { matchPage } from '../../shared/routing/match-page.ts';
import type { ReadDocument } from '../../testing/read-document.ts';
import { hasEntry, isOpen, topLayer, type Model, type Movement, type Place, type Trail } from './model.ts';
import type { Seen } from './page/seen.ts';

/** What the invariants compare after a step. */
export interface Moment {
  readonly now: Seen;
  readonly before: Seen | null;
  readonly model: Model;
  /** The history before the step. */
  readonly trail: Trail;
  readonly movement: Movement;
  readonly complaints: readonly string[];
  /** What the edge itself sends for the address; `null` while it cannot be asked. */
  readonly edge: ReadDocument | null;
}

/** What is wrong, in words; `null` when all is well. */
type Invariant = (moment: Moment) => string | null;

const HEADERS: Readonly<Record<LayoutName, string>> = {
  'content-page': 'site',
  default: 'site',
  'default-minimal': 'minimal',
  'landing-page': 'landing',
};
/** A sub-pixel, and what the browser rounds. */
const SCROLL_TOLERANCE_PX = 3;
/** Parts of a page come later or only in the browser: winners, recently played games, the clock of live tables. */
const LEAST_SHARED_WORDS = 0.85;
/** How many of the missing ones are told. */
const MOST_WORDS = 12;
const FEWEST_HELPLINES = Math.min(
  ...Object.values(MARKETS)
    .flatMap(({ duties }) => duties)
    .flatMap((duty) => (duty.kind === 'helplines' ? duty.asks.length : [])),
);

/** What holds after every step, by its name in a report. */
export const INVARIANTS: Readonly<Record<string, Invariant>> = {
  'the tab stays on the site': ({ now }) => (now.origin.startsWith('http') ? null : now.origin + now.address),

  'the page comes to rest': ({ now }) => (now.isSettled ? null : now.unrest.join('; ')),

  'one main, one h1': ({ now }) => {
    if (now.mains !== 1) return `${now.mains} elements main`;
    if (now.headings.length !== 1) return `h1: ${JSON.stringify(now.headings)}`;
    return now.headings[0] === '' ? 'the h1 is empty' : null;
  },

  'header and footer of the layout': ({ now }) => {
    const { layout } = pageAt(now.address);
    if (now.layout.header !== HEADERS[layout]) return `${layout} with the header ${now.layout.header}`;
    const { isVisible, licence, helplines, languages } = now.footer;
    if (!isVisible) return 'the footer is not shown';
    if (!licence) return 'the footer has no licence line';
    if (helplines < FEWEST_HELPLINES) return `the footer has ${helplines} helplines`;
    return HEADERS[layout] === 'site' && languages === 0 ? 'the footer has no languages' : null;
  },

  'nothing under an open layer can be reached': ({ now }) =>
    now.reachableBelow.length === 0 ? null : `${topLayer(now)} is open, but ${now.reachableBelow.join('; ')}`,

  'everything can be reached when nothing is open': ({ now }) => {
    if (topLayer(now) !== null) return null;
    if (now.inert.length > 0) return `inert: ${now.inert.join(', ')}`;
    return now.unreachable.length === 0 ? null : now.unreachable.join('; ');
  },

  'the page is locked exactly while something is open': ({ now }) => {
    const isBlocked = topLayer(now) !== null;
    // The platform's own dialog is in a shadow root, where the page's styles do not see it.
    if (topLayer(now) === 'widget') return null;
    if (now.scroll.isLocked === isBlocked) return null;
    return isBlocked
      ? `${topLayer(now)} is open, and the page scrolls`
      : 'nothing is open, and the page does not scroll';
  },

  'something comes of what was pressed': ({ now, before, movement, model }) => {
    if (movement !== 'come' || before === null || model.isOffline) return null;
    // The consent question comes by itself.
    const stateOf = ({ document, address, title, layers }: Seen) =>
      JSON.stringify([
        document,
        address,
        title,
        layers.filter(({ kind }) => kind !== 'consent').map(({ kind, name }) => [kind, name]),
      ]);
    return stateOf(now) === stateOf(before) ? 'nothing has changed' : null;
  },

  'what is closed is closed': ({ now, before, movement }) => {
    if (movement !== 'close' || before === null || topLayer(before) === null) return null;
    const blocking = ({ layers, expanded }: Seen) =>
      layers.filter(({ blocks }) => blocks).length + expanded.length;
    return blocking(now) < blocking(before) ? null : `${topLayer(before)} is still open`;
  },

  'what was open goes with its page': ({ now, before }) => {
    // What the address itself asks for belongs to its page (§2.6).
    if (
      before === null ||
      !hasEntry(now) ||
      deepLinkTarget(new URL(now.address, 'http://site').search) !== null
    )
      return null;
    const [path] = now.address.split(/[?#]/u);
    const [pathBefore] = before.address.split(/[?#]/u);
    return path === pathBefore ? null : `${topLayer(now)} lies over the next page`;
  },

  'the focus is in what is open': ({ now }) => {
    const top = topLayer(now);
    if (top === null) return null;
    const isNotice =
      now.focus.layer === 'notice' && now.layers.some(({ kind, isOnTop }) => kind === 'notice' && isOnTop);
    return now.focus.layer === top || isNotice ? null : `${top} is open, the focus is on ${now.focus.on}`;
  },

  'the focus is not lost': ({ now, before }) => {
    if (topLayer(now) !== null) return null;
    if (!now.focus.isBody) return now.focus.isVisible ? null : `on ${now.focus.on}, which is not to be seen`;
    const hasClosed =
      before !== null &&
      topLayer(before) !== null &&
      before.document === now.document &&
      before.address === now.address;
    return hasClosed ? `${topLayer(before)} has closed, and the focus is nowhere` : null;
  },

  'the end of the page can be scrolled out from under what lies at the foot': ({ now }) =>
    now.buried.length === 0 ? null : now.buried.join('; '),

  'nothing scrolls sideways': ({ now }) => (now.sideways.length === 0 ? null : now.sideways.join('; ')),

  'a phone shows the whole width': ({ now }) => (now.zoom === '' ? null : now.zoom),

  'no error, no failed request': ({ complaints }) => (complaints.length === 0 ? null : complaints.join('\n')),

  'Back closes what is open, or returns to the place': ({ now, before, trail, movement, model }) => {
    if (movement !== 'back' || before === null) return null;
    if (hasEntry(before)) {
      if (now.address !== before.address) return `it left ${before.address} for ${now.address}`;
      if (
        now.layers.filter(({ blocks }) => blocks).length >=
        before.layers.filter(({ blocks }) => blocks).length
      )
        return `${topLayer(before)} stayed open`;
      return scrollFault(now, before.scroll.y);
    }
    const place = trail.places[trail.at - 1];
    if (place === undefined) return null;
    if (now.address === place.address) return scrollFault(now, place.scrollY);
    return isSentOn(now.address, place, model) ? null : `to ${now.address} instead of ${place.address}`;
  },

  'Forward leads to where Back came from': ({ now, trail, movement, model }) => {
    const place = trail.places[trail.at + 1];
    if (movement !== 'forward' || place === undefined || now.address === place.address) return null;
    if (isSentOn(now.address, place, model)) return null;
    return `to ${now.address} instead of ${place.address}`;
  },

  'the page belongs to who is logged in': ({ now, model }) => {
    const { platform } = now;
    if (platform === null) return null;
    const isPlayer = platform.name !== null;
    if (isPlayer !== model.isPlayer)
      return `the platform says ${platform.name ?? 'guest'}, the walk ${model.isPlayer ? 'player' : 'guest'}`;
    if ((now.session === 'player') !== isPlayer)
      return `the platform says ${platform.name ?? 'guest'}, the page ${now.session}`;
    const wrongName = now.names.find((name) => platform.name === null || !name.startsWith(platform.name));
    if (wrongName !== undefined) return `the name “${wrongName}” of ${platform.name ?? 'a guest'}`;
    const wrong = now.hearts.full.filter((id) => !platform.favourites.includes(id));
    if (wrong.length > 0) return `hearts of no favourite: ${wrong.join(', ')}`;
    const missing = now.hearts.empty.filter((id) => platform.favourites.includes(id));
    return missing.length === 0 ? null : `favourites without a heart: ${missing.join(', ')}`;
  },

  'a game ends with its player’s session': ({ now, before }) => {
    const player = before?.platform?.name ?? null;
    if (before === null || player === null || before.document !== now.document) return null;
    if (!isOpen(before, 'game') || !isOpen(now, 'game')) return null;
    // Without a network the platform cannot say.
    if (now.platform === null) return null;
    return now.platform.name === player ? null : `the game of ${player} is open, who is gone`;
  },

  'amounts agree everywhere': ({ now }) => {
    const apart = Object.entries(now.balances).filter(([, amounts]) => new Set(amounts).size > 1);
    if (apart.length > 0)
      return apart.map(([label, amounts]) => `${label}: ${amounts.join(' and ')}`).join('; ');
    if (now.platform === null || now.platform.name === null) return null;
    const known = now.platform.balances;
    const strange = Object.values(now.balances)
      .flat()
      .filter((amount) => !known.includes(amount));
    return strange.length === 0 ? null : `${strange.join(', ')}, and the platform says ${known.join(', ')}`;
  },

  'the edge says the same of this address': ({ now, edge }) => {
    if (edge === null) return null;
    if (edge.title !== now.title) return `title “${now.title}”, at the edge “${edge.title}”`;
    if (edge.lang !== now.lang) return `language ${now.lang}, at the edge ${edge.lang}`;
    const [heading] = edge.headings;
    if (heading !== now.headings[0]) return `h1 “${now.headings[0] ?? ''}”, at the edge “${heading ?? ''}”`;
    const words = wordsOf(edge.text);
    const text = new Set(wordsOf(now.mainText));
    const missing = words.filter((word) => !text.has(word));
    return missing.length <= words.length * (1 - LEAST_SHARED_WORDS)
      ? null
      : `${missing.length} of the ${words.length} words of main are missing: ${missing.slice(0, MOST_WORDS).join(' ')}`;
  },
};

/** The name of an invariant that does not hold, and why. */
export interface Violation {
  readonly invariant: string;
  readonly why: string;
}

export function violations(moment: Moment): readonly Violation[] {
  return Object.entries(INVARIANTS).flatMap(([invariant, check]) => {
    const why = check(moment);
    return why === null ? [] : [{ invariant, why }];
  });
}

function pageAt(address: string): Pick<PageDefinition, 'layout' | 'guards'> {
  const { path } = splitLocale(address.split(/[?#]/u)[0] ?? '/');
  return definitionOf(matchPage(path)?.name ?? 'not-found');
}

/**
 * Whether the site itself leads on from the address of an entry to that one: a player from a page for guests (§2.2), and whoever has
 * chosen a language from an address without one that was left by Back or Forward. (Firefox may not keep that document, and
 * lets it name no language as it goes.)
 */
function isSentOn(address: string, asked: Place, { isPlayer }: Model): boolean {
  const from = splitLocale(asked.address);
  const to = splitLocale(address);
  const isLanguageSame = to.locale === from.locale || (!asked.isLeftByLink && from.locale === DEFAULT_LOCALE);
  const isForGuests = pageAt(asked.address).guards?.includes('guest-only') === true;
  return isLanguageSame && (to.path === from.path || (isPlayer && isForGuests && to.path === '/'));
}

function scrollFault({ scroll }: Seen, wanted: number): string | null {
  // A page that is shorter now cannot be scrolled as far.
  const reachable = Math.min(wanted, Math.max(0, scroll.mostY));
  return Math.abs(scroll.y - reachable) <= SCROLL_TOLERANCE_PX
    ? null
    : `scrolled to ${scroll.y} px instead of ${reachable}`;
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
}
