import { element } from '../ui/element.ts';

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
  const note = element('p', { class: 'success', role: 'status' });
  return {
    element: note,
    show() {
      note.textContent = '';
      queueMicrotask(() => (note.textContent = text));
    },
  };
}
