import type { AppState } from '../../state/app-state.ts';
import { isContainedWidget } from '../../state/platform-calls.ts';
import { isOverlayName, type OverlayName } from '../overlay-stack.ts';
import type { ActionName, PressedAction } from './actions.ts';

/** Gives the overlay that the action would open now; null: none of ours. */
type Opens = (app: AppState, element: HTMLElement) => OverlayName | null;

const opens =
  (name: OverlayName | null): Opens =>
  () =>
    name;
/** A guest is asked to log in first. */
const opensForPlayers =
  (name: OverlayName | null): Opens =>
  ({ session }) =>
    session.isLoggedIn.peek() ? name : 'login';

const OPENED_BY: Readonly<Record<ActionName, Opens>> = {
  play: opensForPlayers('gameContainer'),
  favourite: opensForPlayers(null),
  widget({ chat }, { dataset: { widget } }) {
    if (widget === 'chat') return chat.asksFirst() ? 'chatForm' : null;
    return isContainedWidget(widget) ? widget : null;
  },
  'info-page': opens('infoPopup'),
  'search-open': opens('search'),
  overlay: (_app, { dataset: { overlay = '' } }) => (isOverlayName(overlay) ? overlay : null),
  'menu-open': opens('sideMenu'),
  'menu-close': opens(null),
  offers: opens(null),
  logout: opens(null),
  'cookie-settings': opens('consent'),
  still: opens(null),
  'scroll-top': opens(null),
  reel: opens(null),
  language: opens(null),
};

/** The overlay that such a press would open now; null where it opens none of ours. */
export function openedBy(app: AppState, { name, element }: PressedAction): OverlayName | null {
  return OPENED_BY[name](app, element);
}
