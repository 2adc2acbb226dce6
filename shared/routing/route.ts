import type { Locale } from '../i18n/locales.ts';
import type { RouteName } from '../routes.ts';

/** The layouts of §2.5. */
export type LayoutName = 'blank' | 'contentPage' | 'default' | 'defaultMinimal' | 'landingPage';

/**
 * What stands before a page. `allowed-country` is the edge's (a visitor from a restricted country is
 * sent to /restricted-access/); `guest-only` is the browser's (a landing page leads to / once the
 * player is logged in, §2.5), since only the browser knows who is logged in.
 */
export type GuardName = 'allowed-country' | 'guest-only';

/** One address, understood: which page of which locale it names. */
export interface RouteMatch {
  readonly name: RouteName;
  readonly locale: Locale;
  /** Decoded path parameters, e.g. `{ slug: 'first-steps' }`. */
  readonly params: Readonly<Record<string, string>>;
  /** The canonical path without its locale prefix, slashed at both ends. */
  readonly path: string;
}
