import { localePath } from '../../../shared/routing/locale-path.ts';
import type { AppState } from '../../state/app-state.ts';
import type { Hydration } from '../../state/hydration/hydration.ts';
import { ACTIONS, pressedAction, type ActionContext } from './actions.ts';

/** Handles `data-action`, `data-footer-tab` and `data-info-page` anywhere in the document, hydrated or not. */
export function listenForActions(context: ActionContext, hydration: Hydration): void {
  const serve = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    // With a modifier key the browser opens the link in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    reportFooterTab(event.target, context.app);
    const pressed = pressedAction(event.target);
    if (pressed !== null && ACTIONS[pressed.name](context, pressed.element)) event.preventDefault();
  };

  window.addEventListener('click', serve);
  // React stops clicks on parts that are not hydrated yet at `document`; a capturing listener on `window` runs before it.
  window.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && hydration.isPending(event.target)) serve(event);
    },
    { capture: true },
  );
}

/** §7.8 mobile footer click: tab, path, player id. */
function reportFooterTab(target: EventTarget | null, { account, navigation, track }: AppState): void {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-footer-tab]') : null;
  const tab = item?.dataset['footerTab'];
  if (tab === undefined) return;
  const { locale, path } = navigation.pageData.peek().address;
  const playerId = String(account.player.peek()?.playerId ?? '');
  track({ event: 'mobile_footer_click', tab, path: localePath(locale, path), playerId });
}
