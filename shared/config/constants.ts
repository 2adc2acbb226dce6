/** The business constants of §9, each named once with its unit; lengths are in `client/styles/tokens.css`. */

/** The name of the browser's one Trusted Types policy (client/trusted), which the content security policy admits. */
export const TRUSTED_TYPES_POLICY = 'casino';

export const CATEGORY_PAGE_SIZE = 100;
/** The categories of the content service whose children are themes, and providers. */
export const THEME_PARENT_CATEGORY = 87;
export const PROVIDER_PARENT_CATEGORY = 132;

export const DEFAULT_COUNTRY = 'GB';
export const DEFAULT_PLATFORM_LANGUAGE = 'ENG';
export const DEFAULT_LOYALTY_LEVEL = 1;

export const KEEP_ALIVE_INTERVAL_MS = 30_000;
export const RECENTLY_ACTIVE_LIMIT_S = 300;
export const IOS_APP_COOKIE_MAX_AGE_S = 86_400;
export const PAGE_VIEW_DELAY_MS = 250;
export const FRAMEWORK_RETRY_MS = 250;
/** How long a visitor who wished for something waits for the platform before being told that it does not come. */
export const FRAMEWORK_PATIENCE_MS = 10_000;

export const LOADING_BAR_THROTTLE_MS = 200;
export const LOADING_BAR_HIDE_DELAY_MS = 500;
export const CHUNK_RELOAD_GUARD_MS = 60_000;
/** In session storage: the address for which the document was loaded anew after Back. */
export const WENT_BACK_KEY = 'wentBackTo';
/** An attribute of `html`: nothing is fetched ahead, on 2g or where data is saved. */
export const NO_PREFETCH = 'data-no-prefetch';
/** An attribute of `html`, from the edge: what lazy pictures wait for on a phone, `paint` and then `scripts` (base.css). */
export const PICTURES_WAIT_FOR = 'data-pictures';
export const PREFETCH_IDLE_TIMEOUT_MS = 2_000;
/** How long a browser waits for an answer of our own edge, which comes whole, and for one to a form that was sent. */
export const FETCH_TIMEOUT_MS = 15_000;
export const FORM_LIMIT_MS = 30_000;
/** How long a visit waits for its page's data and code; then the browser is given the address, and says itself what it cannot reach. */
export const VISIT_LIMIT_MS = 30_000;
/** A spinner turns for at least this long (§9 “Fetch minimum delay”): one that only flashes looks like a fault. */
export const FETCH_MINIMUM_DELAY_MS = 200;

export const SEARCH_FIRST_PAGE_SIZE = 26;
export const SEARCH_MORE_SIZE = 16;
export const INITIAL_POPULAR_GAMES = 8;
/** Of what is searched for, in characters; fields take no more, and more in an address is cut off or refused. */
export const LONGEST_QUERY = 100;
/** Fuzzy scores run from 0 (perfect) to -100000; below this a game is no match. */
export const FUZZY_SCORE_THRESHOLD = -50_000;
export const SEARCH_EXCLUDED_GAME_IDS: readonly number[] = [5115, 10419, 10418];

export const SCROLL_TO_TOP_THRESHOLD_PX = 400;
export const GAME_CHANGE_DELAY_MS = 1_500;
export const RECENTLY_PLAYED_DELAY_MS = 6_000;
export const BONUS_POLL_INTERVAL_MS = 5_000;

export const CONSENT_POPUP_DELAY_MS = 2_000;
export const CONSENT_COOKIE_MAX_AGE_S = 30 * 86_400;

/** reCAPTCHA (§5): the checkbox, the invisible kind of version 2, and version 3. A site key is for one of them. */
export const RECAPTCHA_VERSIONS = ['2', '2-invisible', '3'] as const;
/** Version 3 scores from 0 (a robot) to 1; below this a form is not sent. */
export const RECAPTCHA_MIN_SCORE = 0.5;

export const APP_BANNER_DELAY_MS = 500;
export const APP_BANNER_COOKIE_MAX_AGE_S = 7 * 86_400;

export const GRID_SIZE = 8;
export const REEL_SIZE = 10;
/** The most that a visitor may ask for (§3): enough for a wide screen, and a page that is not long to make. */
export const MOST_IN_GRID = 24;
export const MOST_IN_REEL = 30;

export const LOCALE_COOKIE = 'locale';
export const LOCALE_COOKIE_MAX_AGE_S = 365 * 86_400;
export const ACTIVITY_COOKIE = 'activeUserRefresh';
export const IOS_APP_COOKIE = 'isIosApp';
export const APP_BANNER_COOKIE = 'appBannerSeen';
/** Keeps the native mode for the visit: until the browser, or the app around it, is closed. The edge alone reads it. */
export const NATIVE_COOKIE = 'isNative';
export const PREVIOUS_GAMES_COOKIE = 'previousGameID';

/**
 * How much of what must be made (pages and answers of the API that lie in no page cache) one isolate takes on
 * (worker/admission). What is over it is refused with a 503 at once, so that kept pages go on.
 */
export const ADMISSION_LIMITS = {
  /**
   * Made at a time. Most of that time is waiting for upstreams, so it is more than all calls of one kind that can hang
   * (worker/upstream/upstreams.ts).
   */
  concurrency: 64,
  /** Waiting for their turn; one more is refused. */
  queue: 64,
  /**
   * While more than a quarter of the queue waits and kept pages are asked for, those have the thread to themselves for so long
   * after each start: about as long as a page takes to render. Without it a kept page stands behind a rendering whenever it
   * comes (docs/performance.md).
   */
  restMs: 4,
  /**
   * Nobody waits longer for a turn, but on a thread that is slow by itself (a cold start, a starved machine): the few who wait
   * there get their page late, and no refusal that would take as long.
   */
  waitLimitMs: 1_000,
  /** A turn is over by then, whatever became of the request that had it. */
  holdLimitMs: 5_000,
} as const;
/** When a visitor who was refused may come again. */
export const OVERLOAD_RETRY_AFTER_S = 5;
/** When what an upstream was not asked for may be asked for again: by then a spent budget is full (worker/upstream/upstreams.ts). */
export const REFUSED_RETRY_AFTER_S = 10;
/** How long after a player was asked to set a limit they are asked again: half a year (RTS 12A, 12B). */
export const LIMIT_PROMPT_INTERVAL_MS = 182 * 86_400_000;

/** What a browser sends at a time of what pages felt like, and of what failed (docs/operations.md). */
export const MOST_VITALS_IN_REPORT = 20;
export const MOST_ERRORS_IN_REPORT = 5;

/** Those of `SERVICE_PATHS` that every page of the browser asks for, by themselves: it has no use for the others. */
export const API_PATH = '/api';
export const LIVE_PATH = '/livez';
export const MANIFEST_PATH = '/manifest.webmanifest';
