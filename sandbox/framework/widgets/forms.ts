import type { Language, MessageKey } from '../language.ts';
import type { Child } from '../ui/element.ts';
import { checkField, passwordField, selectField, textField, type Choice, type Field } from '../ui/fields.ts';
import { form } from '../ui/form.ts';
import { attempt } from './problem.ts';
import { checksIn } from './validation.ts';

type Text = Omit<Parameters<typeof textField>[0], 'name' | 'label'>;
type Send = {
  fields: readonly Field[];
  submit: MessageKey;
  send(): Promise<unknown>;
  before?: Child[];
  tone?: 'primary' | 'plain' | 'grave';
};

/**
 * The fields and forms of the widgets in the player's language. A field is named as the request names it; its label is a
 * message. A form shows what the platform refuses beside the field at fault.
 */
export function formsIn(language: Language) {
  const { t } = language;
  const checks = checksIn(language);
  return {
    text: (name: string, label: MessageKey, options: Text = {}) =>
      textField({ name, label: t(label), ...options }),
    /** A text that must not be empty. */
    filled: (name: string, label: MessageKey, options: Text = {}) =>
      textField({ name, label: t(label), validate: checks.filled, ...options }),
    email: (options: Text = {}) =>
      textField({
        name: 'email',
        label: t('email'),
        type: 'email',
        autocomplete: 'email',
        validate: checks.email,
        ...options,
      }),
    birthDate: (options: Text) =>
      textField({
        name: 'birthDate',
        label: t('birthDate'),
        type: 'date',
        autocomplete: 'bday',
        validate: checks.adult,
        ...options,
      }),
    password: (name: string, label: MessageKey, autocomplete: 'current-password' | 'new-password') =>
      passwordField({
        name,
        label: t(label),
        autocomplete,
        show: t('show'),
        hide: t('hide'),
        ...(autocomplete === 'new-password'
          ? { hint: t('passwordShort'), validate: checks.newPassword }
          : { validate: checks.filled }),
      }),
    select: (name: string, label: MessageKey, choices: readonly Choice[], value?: string) =>
      selectField({ name, label: t(label), choices, ...(value !== undefined && { value }) }),
    /** A box that must be ticked, or the form says `missing`. */
    mustTick: (name: string, label: MessageKey, missing: MessageKey) =>
      checkField({
        name,
        label: t(label),
        validate: (ticked) => (ticked === '' ? t(missing) : undefined),
      }),
    form: ({ submit, send, ...parts }: Send) =>
      form({ ...parts, submit: t(submit), send: () => attempt(language, send) }),
  };
}
