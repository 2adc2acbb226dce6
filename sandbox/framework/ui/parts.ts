import { element, type Child } from './element.ts';

/** What widgets are made of besides their forms. Texts are in the player's language already. */

export function stack(...children: Child[]): HTMLDivElement {
  return element('div', { class: 'stack' }, ...children);
}

/** A paragraph: `lead` opens a widget, `note` closes it, `hint` stands beside something. */
export function paragraph(tone: 'lead' | 'note' | 'hint' | 'figure', text: string): HTMLParagraphElement {
  return element('p', { class: tone }, text);
}

/** What went well, read out by assistive technology. It takes the focus of a form whose place it takes (surface.ts). */
export function success(text = ''): HTMLParagraphElement {
  return element('p', { class: 'success', role: 'status', tabindex: -1 }, text);
}

/** What went wrong, read out at once. */
export function failure(text = ''): HTMLParagraphElement {
  return element('p', { class: 'failure', role: 'alert' }, text);
}

/** A button of the weight given: the main one, another one, a chip in a row of its kind, or a word in a text. */
export function button(
  label: string,
  onclick: () => void,
  look: 'button primary' | 'button' | 'chip' | 'link' = 'button',
): HTMLButtonElement {
  return element('button', { type: 'button', class: look, onclick }, label);
}

export function link(label: string, onclick: () => void): HTMLButtonElement {
  return button(label, onclick, 'link');
}

/** Links, buttons or chips in a row. */
export function row(kind: 'links' | 'actions' | 'chips', ...children: Child[]): HTMLDivElement {
  return element('div', { class: kind }, ...children);
}

/** Names and values, read as such by assistive technology. */
export function facts(pairs: readonly (readonly [name: string, value: string])[]): HTMLElement {
  return element(
    'dl',
    { class: 'facts' },
    ...pairs.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value))),
  );
}

/** A status line that is there from the start, as live regions must be, and speaks when it is shown. */
export function savedNote(text: string): { element: HTMLElement; show(): void } {
  const note = success();
  return {
    element: note,
    show() {
      note.textContent = '';
      queueMicrotask(() => (note.textContent = text));
    },
  };
}
