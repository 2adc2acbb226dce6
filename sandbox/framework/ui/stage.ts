import { CLOSE_ICON, element, icon } from './element.ts';
import { sharedSheet } from './sheet.ts';

export type Stage = { container: HTMLElement; close(): void; onClose(then: () => void): void };

/** A dialog as large as the window, for a game that the page has no container for. Escape closes it. */
export function openStage({ lang, closeLabel }: { lang: string; closeLabel: string }): Stage {
  const host = element('div', { lang, 'data-casino-platform': 'stage' });
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sharedSheet()];
  const container = element('div', { class: 'container' });
  const button = element(
    'button',
    { type: 'button', class: 'close', 'aria-label': closeLabel },
    icon(CLOSE_ICON),
  );
  const dialog = element('dialog', { class: 'stage' }, button, container);
  shadow.append(dialog);
  document.body.append(host);

  const after: (() => void)[] = [];
  let open = true;
  const close = (): void => {
    if (!open) return;
    open = false;
    dialog.close();
    host.remove();
    for (const then of after) then();
  };
  button.addEventListener('click', close);
  dialog.addEventListener('close', close);
  dialog.showModal();
  return { container, close, onClose: (then) => void after.push(then) };
}
