import { element, type Child } from './element.ts';
import type { Field } from './fields.ts';

/** What a form shows when it could not be sent: beside the field named, else above the button. */
export type FormFailure = { message: string; field?: string };

type FormParts = {
  fields: readonly Field[];
  submit: string;
  /** Sends it. Resolves to what went wrong, or undefined. It does not reject. */
  send(): Promise<FormFailure | undefined>;
  /** Between the fields and the button. */
  before?: Child[];
  /** A choice of its own weight: self-exclusion is not the lamp-coloured button. */
  tone?: 'primary' | 'plain' | 'grave';
};

/**
 * A form that checks itself before it is sent, goes to the first field that is wrong, and cannot be sent twice at once.
 * The browser's own bubbles are off: they cannot be styled, translated or read again.
 */
export function form({ fields, submit, send, before = [], tone = 'primary' }: FormParts): HTMLFormElement {
  const failure = element('p', { class: 'failure', role: 'alert' });
  const button = element('button', { type: 'submit', class: `button ${tone}` }, submit);
  const made = element(
    'form',
    { novalidate: true },
    ...fields.map((field) => field.element),
    ...before,
    failure,
    button,
  );

  const show = (problem: FormFailure): void => {
    const field = fields.find(({ name }) => name === problem.field);
    if (field === undefined) {
      failure.textContent = problem.message;
      return;
    }
    field.showError(problem.message);
    field.focus();
  };

  made.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.getAttribute('aria-busy') === 'true') return;
    failure.textContent = '';
    const checked = fields.map((field) => ({ field, right: field.check() }));
    const wrong = checked.find(({ right }) => !right);
    if (wrong !== undefined) {
      wrong.field.focus();
      return;
    }
    button.setAttribute('aria-busy', 'true');
    const problem = await send();
    button.removeAttribute('aria-busy');
    if (problem !== undefined) show(problem);
  });
  return made;
}
