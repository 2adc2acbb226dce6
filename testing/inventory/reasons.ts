import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../shared/i18n/locales.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

/**
 * Why each script of the site runs (PCI DSS 4.0.1, 6.4.3: an inventory with a written justification of each). Names are
 * those of the build's manifest without its hashes. What is missing here fails `e2e/security/script-inventory.test.ts`.
 */

/** Files with names of their own (scripts/build/client-chunks.ts). */
export const SHARED_REASONS: Readonly<Record<string, string>> = {
  react: 'React: renders the page in the browser',
  shell: 'What every page is made of: state, router, header, dialogs',
  tiles: 'Tiles of games, for the home page and lists of games',
  lobby: 'The rows of the home page and of lists of games',
  page: 'Headings, editors’ text and page numbers that most pages share',
  reading: 'The table of contents of long texts, and where the reader is in it',
  filters: 'Filters of lists of games',
  offers: 'Cards and terms of promotions',
  status: 'What pages of errors look like',
};

/** What opens over the page says in its own docstring when it is fetched, and what for: `@fetched The search is opened`. */
const OVERLAY_REASONS = Object.fromEntries(
  globSync('client/overlays/*/*-overlay.tsx', { cwd: ROOT })
    .toSorted()
    .flatMap((file) => {
      const reason = /@fetched (?<reason>.+?)(?: \*\/)?$/mu.exec(readFileSync(path.join(ROOT, file), 'utf8'));
      return reason === null ? [] : [[file, reason.groups?.['reason'] ?? '']];
    }),
);

/** The scripts that a page may fetch later, by their sources: when, and what for. */
export const LATER_REASONS: Readonly<Record<string, string>> = {
  'client/app/browser/info-page.ts': 'A page of help or terms is opened in its popup: fetches it from the site',
  'client/app/browsing.ts': 'After hydration: goes from page to page without loading a document',
  'client/app/views/chunks.ts': 'Another page is wanted: which file holds it',
  'client/app/offline/keep-offline.ts': 'Consent to what remembers something, and an idle page: keeps what is shown without a network',
  'client/app/layouts/bottom-bar/player-bar.tsx': 'A player is logged in: the lower bar of a phone',
  'client/app/layouts/footer/site-footer.tsx': 'The footer comes near: makes it interactive',
  'client/app/layouts/header/player-actions.tsx': 'A player is logged in: balance and deposit in the header, and what the menus of the account offer',
  'client/app/vitals/measure.ts': 'The player has consented to analytics and the page is idle: says what the page felt like and what failed',
  'client/overlays/components.tsx': 'Beside hydration: which file holds what opens over the page',
  ...OVERLAY_REASONS,
  'client/pages/error/error-page.tsx': 'A part of the page failed: says so in its place',
  'client/pages/home/winners-list.tsx': 'The platform announces winners: shows them',
  'client/parts/content/edge-now.ts': 'An offer that is shown comes to its end: asks the edge for the time',
  'client/parts/content/fetch-player-promotions.ts': 'A player looks at the promotions: fetches those for players, and anew when the page is shown again later',
  'client/parts/games/awaited-games.ts': 'A list without games from the edge: fills it from the platform’s',
  'client/parts/games/fetch-custom-lists.ts': 'The same: fetches the operator’s own lists',
  'client/parts/games/games-failed.tsx': 'Neither the edge nor the platform has games: home says so',
  'client/parts/games/platform-list.tsx': 'A list without games from the edge: waits for the platform’s',
  'client/parts/games/platform-row.tsx': 'The same of a row',
  'client/parts/games/platform-rows.tsx': 'The same: the rows of home that have no places',
  'client/parts/games/player-shelves.tsx': 'A player is logged in: the games played last, in the place of the words for guests',
  'client/parts/games/own-rows.tsx': 'A player is logged in: rows of what was played and of favourites',
  'client/parts/games/tick-jackpots.ts': 'A page with jackpots: lets them count up',
  'client/parts/recaptcha/recaptcha.ts': 'A form that reCAPTCHA guards is touched: adds Google’s script and asks it for a token',
  'client/platform/start.ts': 'After hydration: connects the page to the casino platform, analytics and consent',
  'client/ui/prose/embed-facades.ts': 'A text has a video: replaces its picture by the provider’s frame on a click',
  'client/platform/games/read-games.ts': 'The platform announces its games: checks them',
  'client/platform/games/take-edge-games.ts': 'The platform announces no games to a player: fetches the edge’s',
  ...Object.fromEntries(Object.keys(LANGUAGES).map((language) => [`shared/i18n/${language}/later-words.ts`, `The footer or an overlay comes: its words in ${LANGUAGE_NAMES.of(language)}`])),
}; // prettier-ignore

/** A script that is written into the document. */
interface InlineScript {
  readonly name: string;
  readonly when: string;
  readonly reason: string;
  /** What makes sure that no other runs in its place. */
  readonly integrity: string;
}

export const INLINE_SCRIPTS: readonly InlineScript[] = [
  {
    name: 'start',
    when: 'every document',
    reason:
      'After the first paint: asks for the modules that its element names, and starts the browser’s entry',
    integrity: 'the policy names its SHA-256; it is the only one in a kept page',
  },
  {
    name: 'React’s stream',
    when: 'a document with a part that came late (it is never kept)',
    reason: 'Puts the late part into its place before the entry has loaded',
    integrity: 'the policy names 128 random bits of this one response; React alone writes them',
  },
];

/** A script of another company. */
export interface ForeignScript {
  readonly name: string;
  /** The setting that authorises it: without it, it is never asked for. */
  readonly setting: 'PLATFORM_SCRIPT_URL' | 'GTM_ID' | 'RECAPTCHA_SITE_KEY';
  readonly address: string;
  readonly when: string;
  readonly reason: string;
  readonly integrity: string;
}

export const FOREIGN_SCRIPTS: readonly ForeignScript[] = [
  {
    name: 'platform',
    setting: 'PLATFORM_SCRIPT_URL',
    address: 'the setting’s',
    when: 'home: at once; other pages: the first scroll, click, mouse move, touch or key (§4)',
    reason: 'Accounts, the cashier and the games are the platform’s: without it there is no casino',
    integrity: 'the platform’s company changes it when it likes, so no hash can be named: its address is the operator’s setting, over TLS; that company lists and guards what it loads in turn',
  },
  {
    name: 'tag manager',
    setting: 'GTM_ID',
    address: '`https://www.googletagmanager.com/gtm.js?id=…&l=tagDataLayer`',
    when: 'the visitor has consented to analytics or advertising, and no cashier was opened in this document',
    reason: 'Measures visits and campaigns for the operator',
    integrity: 'Google makes it of the operator’s container: whoever may publish that container authorises what is in it, and keeps the list of its tags beside this one',
  },
  {
    name: 'reCAPTCHA',
    setting: 'RECAPTCHA_SITE_KEY',
    address: '`{RECAPTCHA_ORIGIN}/recaptcha/api.js?…`, and what it loads from `www.gstatic.com`',
    when: 'the ticket’s or the chat’s form is first touched',
    reason: 'Keeps machines from sending tickets',
    integrity: 'Google’s, changed when Google likes: no hash can be named; the policy names its origin for what it fetches and frames',
  },
]; // prettier-ignore
