import { localePath } from '../../../shared/routing/locale-path.ts';
import type { AppState } from '../../state/app-state.ts';
import type { Hydration } from '../../state/hydration/hydration.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { overlayOf, type OverlayName } from '../overlay-stack.ts';
import { ACTIONS, pressedAction, type ActionContext } from './actions.ts';
import { openedBy } from './opened-by.ts';

/**
 * Handles `data-action`, `data-footer-tab` and `data-info-page` anywhere in the document, hydrated or not; the press that the
 * document's own script has marked before (document/entry-script.ts) too.
 */
export function listenForActions(context: ActionContext, hydration: Hydration): void {
  let callOff = () => {};
  const serve = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    // With a modifier key the browser opens the link in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    reportFooterTab(event.target, context.app);
    // What is pressed last counts, as the second press of a double click.
    if (event.target instanceof Element && event.target.closest('a, button') !== null) callOff();
    const pressed = pressedAction(event.target);
    const run = pressed === null ? null : ACTIONS[pressed.name](context, pressed.element);
    if (pressed === null || run === null) return;
    event.preventDefault();
    if (mayWait(openedBy(context.app, pressed), event))
      callOff = runAfterPaint(context.app, pressed.element, run);
    else run();
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

  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- what marks presses until now is the document's own script, which nothing can import
  window.onclick = null;
  const early = document.querySelector<HTMLElement>('button[data-pressed]');
  early?.removeAttribute('data-pressed');
  early?.click();
}

/** Whether what is pressed opens over the page, and need not do so within the press. */
function mayWait(name: OverlayName | null, event: MouseEvent): boolean {
  if (name === null) return false;
  // Safari does not say what was pressed with, and is taken for a touched screen.
  const isTouched = !('pointerType' in event) || event.pointerType === 'touch' || event.pointerType === 'pen';
  return !(isTouched && overlayOf(name)?.isTypedInto === true);
}

/**
 * Opens what covers the page once the press itself has been painted: what is pressed looks so until then. Rendering an overlay
 * takes some 50 ms of a phone's time, and the press would be answered that late.
 * @returns calls it off
 */
function runAfterPaint(
  { overlays, timers }: AppState,
  { dataset }: HTMLElement,
  run: () => void,
): () => void {
  const pressedMs = timers.now();
  dataset['pressed'] = '';
  const release = () => delete dataset['pressed'];
  const callOff = afterPaint(() => {
    release();
    // Back, pressed before that paint, may lead to another page, over which nothing is to open.
    if (!overlays.isOutdated(pressedMs)) run();
  });
  return () => {
    release();
    callOff();
  };
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
