import type { CriterionId } from '../../shared/config/accessibility.ts';
import { definitionOf, PAGE_NAMES, type PageName } from '../../shared/pages/pages.ts';
import { REVIEWED_PAGES } from './reviewed-pages.ts';

/** What shows that a criterion is met: a test by its file and exact title, or what a person has looked at. */
export type Evidence =
  | {
      readonly test: string;
      readonly title: string;
      /** Every kind of page where it is not said. */
      readonly pages?: readonly PageName[];
    }
  | {
      /** What was looked at, and what was found. */
      readonly reviewed: string;
      /** Those that were looked at: nobody has seen a page that comes later. */
      readonly pages: readonly PageName[];
    };

/** What is so on every page that was gone through. */
const seen = (reviewed: string): Evidence => ({ reviewed, pages: REVIEWED_PAGES });

const AXE: Evidence = { test: 'e2e/accessibility/accessibility.test.ts', title: 'on the page %s' };
const AXE_PLAYER: Evidence = {
  test: 'e2e/accessibility/accessibility.test.ts',
  title: 'on %s, as a player sees it',
};
const AXE_OVERLAYS: Evidence = {
  test: 'e2e/accessibility/accessibility.test.ts',
  title: 'with the overlay %s open',
};
const AXE_FORM: Evidence = {
  test: 'e2e/accessibility/accessibility.test.ts',
  title: 'on a form that says what is wrong, in search results, and in a player’s menus',
};
const USE: Evidence = {
  test: 'e2e/accessibility/accessibility-use.test.ts',
  title: 'text spacing, enlarged text and the focus on the page %s',
};
const READING: Evidence = {
  test: 'e2e/accessibility/accessibility-reading.test.ts',
  title: 'reads as it was reviewed: %s',
  pages: ['home', 'contact', 'promotion', 'info'],
};
const KEYBOARD: Evidence = {
  test: 'e2e/accessibility/lobby-keyboard.test.ts',
  title: '§2.7 the keyboard alone reaches header, menu, reel and tile, opens a game and returns',
  pages: ['home'],
};
const REEL: Evidence = {
  test: 'e2e/accessibility/lobby-keyboard.test.ts',
  title: '§2.12 a reel scrolls by its buttons, by wheel and by touch',
  pages: ['tab'],
};
const ONE_POINTER: Evidence = seen(
  'Reels and the hero, which can be dragged, have buttons; nothing else takes a path or two fingers.',
);
const WHOLE_PAGE: Evidence = {
  test: 'e2e/pages/routes.test.ts',
  title: '%s is a complete page without JavaScript, in the %s layout',
};
const CONTACT: Evidence = {
  test: 'e2e/overlays/contact.test.ts',
  title: 'is opened by other scripts, says what is wrong, keeps what was typed, and sends',
};
const LAYOUTS = 'client/app/layouts/layouts.test.tsx';
const REPEATED: Evidence = {
  test: LAYOUTS,
  title: 'what is repeated of the navigation has the order that it has at home',
};
const HELP: Evidence = { test: LAYOUTS, title: 'help is at the foot, in the order that it has at home' };
const WAYS: Evidence = {
  test: LAYOUTS,
  title: 'from each page in the frame of the site menus and the search lead to the others',
  pages: PAGE_NAMES.filter((name) => ['default', 'content-page'].includes(definitionOf(name).layout)),
};
/** The footer of landing pages has no links to other languages. */
const LANGUAGES: Evidence = {
  test: LAYOUTS,
  title: 'a link to the page in another language is marked with it',
  pages: PAGE_NAMES.filter((name) => definitionOf(name).layout !== 'landing-page'),
};
const FOOTER: Evidence = {
  test: 'e2e/platform/session.test.ts',
  title: '§2.5 the footer stands on every page of a visit at %i px',
  pages: ['article', 'blog', 'home', 'promotions', 'tab'],
};
const SEARCH: Evidence = {
  test: 'e2e/games/search.test.ts',
  title: 'is opened, used and closed by the keyboard alone, and returns the focus',
};
const EMBEDS: Evidence = {
  test: 'worker/content/clean-html.test.ts',
  title:
    '§2.12 a frame becomes a facade that requests nothing: a link to the film, and what to load on a click',
};
const NO_AUTOPLAY: Evidence = {
  test: 'worker/content/clean-html.test.ts',
  title: '§2.12 audio and video never play by themselves',
};

/** The evidence for each criterion of `shared/config/accessibility.ts`; one without does not compile. */
export const EVIDENCE: Readonly<Record<CriterionId, readonly Evidence[]>> = {
  '1.1.1': [
    AXE,
    {
      test: 'worker/content/clean-html.test.ts',
      title: '§2.12 srcset and sizes are kept where they are safe, focal crop and alternative text too',
    },
  ],
  '1.2.1': [EMBEDS],
  '1.2.2': [EMBEDS],
  '1.2.3': [EMBEDS],
  '1.2.4': [],
  '1.2.5': [EMBEDS],
  '1.3.1': [
    AXE,
    READING,
    {
      test: 'worker/content/clean-html.test.ts',
      title: '§2.12 headings begin below the title and leave no level out: %s become %s',
    },
  ],
  '1.3.2': [READING, WHOLE_PAGE],
  '1.3.3': [seen('Messages of both languages: none names a thing by shape, colour or place alone.')],
  '1.3.4': [seen('Styles and manifest: nothing is locked to, or hidden in, one orientation.')],
  '1.3.5': [
    {
      test: 'client/parts/contact/ticket-form.test.tsx',
      title: 'what the form asks of a person has the name by which browsers fill it in',
    },
    {
      test: 'client/overlays/chat-form/chat-form.test.tsx',
      title: '§2.12 what the form before the chat asks has the name by which browsers fill it in',
    },
  ],
  '1.4.1': [
    seen('Links in texts are underlined; errors, badges and states have words or an icon beside a colour.'),
  ],
  '1.4.2': [NO_AUTOPLAY],
  '1.4.3': [AXE, AXE_OVERLAYS, AXE_FORM],
  '1.4.4': [
    USE,
    {
      test: 'e2e/accessibility/accessibility-use.test.ts',
      title: 'cut no control, and names of games grow with them, at %i px',
      pages: ['home', 'tab', 'landing', 'contact', 'article'],
    },
  ],
  '1.4.5': [seen('Text is text; the names that covers of games are painted with stand below them as text.')],
  '1.4.10': [AXE, AXE_OVERLAYS],
  '1.4.11': [
    {
      test: 'testing/contrast.test.ts',
      title: 'what is drawn, not written, has a contrast of 3 : 1 at least',
    },
  ],
  '1.4.12': [USE],
  '1.4.13': [
    {
      test: 'e2e/accessibility/lobby-keyboard.test.ts',
      title: '§2.7 the account drop-down opens and closes by keys, and its focus is visible',
    },
    seen('The account’s drop-down stays under the mouse and closes by Escape; tiles show no more than Play.'),
  ],
  '2.1.1': [KEYBOARD, USE],
  '2.1.2': [KEYBOARD, USE],
  '2.1.4': [],
  '2.2.1': [seen('No page of ours has a time limit; a session ends by the platform, and a notice says so.')],
  '2.2.2': [
    {
      test: 'e2e/games/lobby-quality.test.ts',
      title:
        'jackpots count up, never move anything, and stand still with reduced motion, or when they are stopped',
    },
    {
      test: 'e2e/games/lobby-quality.test.ts',
      title: 'what moves by itself ends within five seconds, the badges of live tables too',
    },
  ],
  '2.3.1': [seen('Nothing on our pages flashes; movements are fades and slides of a quarter of a second.')],
  '2.4.1': [READING, USE],
  '2.4.2': [AXE, WHOLE_PAGE],
  '2.4.3': [
    KEYBOARD,
    USE,
    { test: 'e2e/overlays/overlays.test.ts', title: 'a %s closes the one that opened last, and no other' },
  ],
  '2.4.4': [AXE, READING],
  '2.4.5': [
    WAYS,
    {
      reviewed:
        'Advertisements and the search of texts lead to landing pages; the page for who is not served is the answer to a visit.',
      pages: ['landing', 'restricted'],
    },
  ],
  '2.4.6': [AXE, READING],
  '2.4.7': [USE],
  '2.4.11': [
    USE,
    {
      test: 'e2e/looks/room-at-foot.test.ts',
      title: 'nothing below the page stays under the question about cookies, in $width × $height px',
    },
  ],
  '2.5.1': [REEL, ONE_POINTER],
  '2.5.2': [seen('Everything acts on click, which is on release; moving away before that does nothing.')],
  '2.5.3': [AXE, AXE_PLAYER, AXE_OVERLAYS, AXE_FORM],
  '2.5.4': [],
  '2.5.7': [REEL, ONE_POINTER],
  '2.5.8': [AXE, AXE_OVERLAYS, AXE_FORM],
  '3.1.1': [AXE, WHOLE_PAGE],
  '3.1.2': [LANGUAGES, seen('Links to other languages carry theirs; names of games are names.')],
  '3.2.1': [USE],
  '3.2.2': [
    {
      test: 'e2e/games/all-games.test.ts',
      title:
        '§2.2 act on a choice with the focus where it was, say how many there are, and let each filter be taken off',
      pages: ['all-games', 'tab'],
    },
    seen('Other forms act on their buttons; no field goes anywhere by itself.'),
  ],
  '3.2.3': [REPEATED, FOOTER],
  '3.2.4': [READING, seen('What does the same bears the same words everywhere: `testing/one-name.test.ts`.')],
  '3.2.6': [HELP, FOOTER],
  '3.3.1': [CONTACT, AXE_FORM],
  '3.3.2': [AXE, CONTACT],
  '3.3.3': [CONTACT],
  '3.3.4': [],
  '3.3.7': [
    {
      test: 'e2e/overlays/contact.test.ts',
      title: 'offers the live chat to players, who are known to it, and fills in their name',
    },
  ],
  '3.3.8': [],
  '4.1.2': [AXE, AXE_OVERLAYS, AXE_FORM, READING],
  '4.1.3': [
    SEARCH,
    CONTACT,
    seen(
      'Messages that come without a move of the focus are a status or an alert, or stand in a live region.',
    ),
  ],
};
