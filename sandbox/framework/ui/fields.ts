import { element, type Child } from './element.ts';

/** One control of a form with its label, hint and error. */
export type Field = {
  element: HTMLElement;
  name: string;
  value(): string;
  /** Shows what is wrong with the value, if anything; true when it can be sent. */
  check(): boolean;
  showError(message: string | undefined): void;
  focus(): void;
};

type Described = {
  name: string;
  label: string;
  hint?: string;
  /** What is wrong with the value; undefined when nothing is. */
  validate?: (value: string) => string | undefined;
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

let lastId = 0;

/** Ids need to be unique within one shadow root only; a page-wide count is the simplest that is. */
export function nextId(name: string): string {
  lastId += 1;
  return `${name}-${lastId}`;
}

/** Ties label, hint and error to a control, and checks it again as it is corrected once it was found wrong. */
export function fieldAround(control: Control, described: Described, ...beside: Child[]): Field {
  const { name, label, hint, validate } = described;
  control.id = nextId(name);
  control.setAttribute('name', name);
  const error = element('p', { class: 'error', id: `${control.id}-error`, hidden: true });
  const help = hint === undefined ? null : element('p', { class: 'hint', id: `${control.id}-hint` }, hint);
  control.setAttribute('aria-describedby', [help?.id, error.id].filter((id) => id !== undefined).join(' '));

  const showError = (message: string | undefined): void => {
    error.textContent = message ?? '';
    error.hidden = message === undefined;
    control.setAttribute('aria-invalid', String(message !== undefined));
  };
  const check = (): boolean => {
    const message = validate?.(control.value.trim());
    showError(message);
    return message === undefined;
  };
  control.addEventListener('input', () => {
    if (control.getAttribute('aria-invalid') === 'true') check();
  });

  return {
    name,
    element: element(
      'div',
      { class: 'field' },
      element('label', { for: control.id }, label),
      element('div', { class: 'control' }, control, ...beside),
      help,
      error,
    ),
    value: () => control.value.trim(),
    check,
    showError,
    focus: () => control.focus(),
  };
}

type TextField = Described & {
  type?: 'text' | 'email' | 'tel' | 'date';
  autocomplete?: AutoFill | 'bday';
  inputmode?: 'decimal' | 'numeric';
  value?: string;
  max?: string;
  maxlength?: number;
};

export function textField({
  type = 'text',
  autocomplete,
  inputmode,
  value,
  max,
  maxlength,
  ...described
}: TextField) {
  const control = element('input', { type, autocomplete: autocomplete ?? 'off', inputmode, max, maxlength });
  if (value !== undefined) control.value = value;
  return fieldAround(control, described);
}

/** A password that the player can look at; it is never trimmed. */
export function passwordField(
  described: Described & { autocomplete: 'current-password' | 'new-password'; show: string; hide: string },
): Field {
  const { autocomplete, show, hide } = described;
  const control = element('input', { type: 'password', autocomplete });
  const toggle = element('button', { type: 'button', class: 'reveal', 'aria-pressed': 'false' }, show);
  toggle.addEventListener('click', () => {
    const shown = control.type === 'password';
    control.type = shown ? 'text' : 'password';
    toggle.textContent = shown ? hide : show;
    toggle.setAttribute('aria-pressed', String(shown));
    control.focus();
  });
  return { ...fieldAround(control, described, toggle), value: () => control.value };
}

export type Choice = { value: string; label: string };

export function selectField(
  described: Described & { choices: readonly Choice[]; value?: string; autocomplete?: AutoFill },
): Field & { control: HTMLSelectElement } {
  const control = element(
    'select',
    { autocomplete: described.autocomplete ?? 'off' },
    ...described.choices.map(({ value, label }) =>
      element('option', { value, selected: value === described.value }, label),
    ),
  );
  return { ...fieldAround(control, described), control };
}

/** A checkbox; `value()` is `on` or empty. */
export function checkField(described: Described & { checked?: boolean }): Field & { checked(): boolean } {
  const control = element('input', { type: 'checkbox', checked: described.checked === true });
  const field = fieldAround(control, described);
  field.element.classList.add('check');
  return {
    ...field,
    value: () => (control.checked ? 'on' : ''),
    checked: () => control.checked,
    check() {
      const message = described.validate?.(control.checked ? 'on' : '');
      field.showError(message);
      return message === undefined;
    },
  };
}
