import { element, icon } from './element.ts';
import styles from './styles.css?inline';

type Content = { title: string; body: Node; wide?: boolean };

/** Where a widget is drawn: in the page's own container, or in a dialog of the framework's. */
export type Surface = {
  /** In the page's tree, around the shadow root. What must be found by the page's selectors is slotted from here. */
  host: HTMLElement;
  modal: boolean;
  show(content: Content): void;
  /** Takes it out of the page; the focus goes back to where it was. */
  close(): void;
};

type SurfaceParts = { lang: string; closeLabel: string; container: HTMLElement | undefined; onClose(): void };

/**
 * Opens a surface. It is drawn in a shadow root, so the page's CSS does not reach it; custom properties come through.
 */
export function openSurface({ lang, closeLabel, container, onClose }: SurfaceParts): Surface {
  const modal = container === undefined;
  const title = element('h2', { id: 'title', tabindex: -1 });
  const body = element('div', { class: 'body' });
  const frame = element(modal ? 'dialog' : 'section', { class: 'frame', 'aria-labelledby': 'title' });
  const head = element('div', { class: 'head' }, title);
  frame.append(head, body);
  const host = shadowHost(lang, modal ? 'modal' : 'inline', frame);

  const leaveFocus = keepFocus(body, title);
  let open = true;
  const close = (): void => {
    if (!open) return;
    open = false;
    leaveFocus();
    if (frame instanceof HTMLDialogElement) frame.close();
    host.remove();
    onClose();
  };

  if (modal) {
    head.append(closeButton(closeLabel, close));
    document.body.append(host);
  } else {
    container.replaceChildren(host);
  }
  if (frame instanceof HTMLDialogElement) {
    // Escape and `dialog.close()` end here alike.
    frame.addEventListener('close', close);
    frame.showModal();
  }

  return {
    host,
    modal,
    close,
    show(content) {
      title.textContent = content.title;
      frame.classList.toggle('wide', content.wide === true);
      body.replaceChildren(content.body);
      // In its own dialog the reader starts at the title; in the page's container the page decides where the focus is.
      if (modal) title.focus();
    },
  };
}

/**
 * Where what had the focus is taken away, as a form is by the thanks for it, the focus goes to what is said in its place, else
 * to the title. Returns what ends it.
 */
function keepFocus(body: HTMLElement, title: HTMLElement): () => void {
  let last: EventTarget | null = null;
  body.addEventListener('focusin', ({ target }) => (last = target));
  body.addEventListener('focusout', ({ relatedTarget }) => {
    // Gone somewhere else by itself; what is taken away with the focus on it leaves for nowhere.
    if (relatedTarget !== null) last = null;
  });
  const observer = new MutationObserver(() => {
    if (!(last instanceof Node) || last.isConnected) return;
    last = null;
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (isNowhere) (body.querySelector<HTMLElement>('.success') ?? title).focus();
  });
  observer.observe(body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

let sheet: CSSStyleSheet | undefined;

/**
 * A host in the page's tree around a shadow root with the framework's styles, one sheet for all of them. A constructed sheet
 * is not subject to the page's content security policy, which a `<style>` element without the page's nonce would be.
 */
function shadowHost(lang: string, kind: 'modal' | 'inline' | 'stage', ...inside: HTMLElement[]): HTMLElement {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
  }
  const host = element('div', { lang, 'data-casino-platform': kind });
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(...inside);
  return host;
}

function closeButton(label: string, onclick: () => void): HTMLButtonElement {
  return element(
    'button',
    { type: 'button', class: 'close', 'aria-label': label, onclick },
    icon('M6 6l12 12M18 6L6 18'),
  );
}

export type Stage = { container: HTMLElement; close(): void; onClose(then: () => void): void };

/** A dialog as large as the window, for a game that the page has no container for. Escape closes it. */
export function openStage({ lang, closeLabel }: { lang: string; closeLabel: string }): Stage {
  const container = element('div', { class: 'container' });
  const dialog = element(
    'dialog',
    { class: 'stage' },
    closeButton(closeLabel, () => close()),
    container,
  );
  const host = shadowHost(lang, 'stage', dialog);
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
  dialog.addEventListener('close', close);
  dialog.showModal();
  return { container, close, onClose: (then) => void after.push(then) };
}
