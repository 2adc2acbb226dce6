import { topLayer } from '../model.ts';
import { pathOf } from '../hands.ts';
import type { LayerKind, Target } from '../page/seen.ts';
import type { Action, Situation } from './action.ts';

/** Links to pages of the site that the browser follows by itself. */
export const PAGE_LINK = 'a[href]:not([data-action], [data-info-page], [hreflang], [target])';

/** Nothing keeps the page from being used. */
export const isFree = ({ seen }: Situation): boolean => topLayer(seen) === null;
/** That layer is the one to be used or closed first. */
export const isTop =
  (kind: LayerKind) =>
  (situation: Situation): boolean =>
    topLayer(situation.seen) === kind;
export const isReachable = ({ model }: Situation): boolean => !model.isOffline;
export const platformIsThere = ({ seen, model }: Situation): boolean =>
  seen.platform !== null && !model.isOffline;
const isOurs = ({ href }: Target): boolean =>
  href !== null &&
  /^http:\/\/(?:127\.0\.0\.1|localhost)/u.test(href) &&
  !/\/(?:assets|media|api)\/|mailto:|tel:/u.test(href);
export const all =
  (...checks: readonly ((situation: Situation) => boolean)[]) =>
  (situation: Situation): boolean =>
    checks.every((check) => check(situation));

const addressOf = ({ href }: Target): string | null => (href === null ? null : pathOf(href));

/** An action that presses one of what matches. */
export const press =
  (selector: string, isMeant?: (target: Target) => boolean): Action['run'] =>
  (hands) =>
    hands.press(selector, isMeant);

/** An action that follows one of the links to another address of the site. */
export const follow =
  (selector: string): Action['run'] =>
  (hands, { seen }) =>
    hands.press(selector, (target) => isOurs(target) && addressOf(target) !== seen.address);

/** The words for what was done, once it is; `null` when nothing was. */
export async function said(done: Promise<unknown>, words: string): Promise<string | null> {
  return (await done) === null ? null : words;
}
