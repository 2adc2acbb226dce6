import type { Asked } from '../../session/contract.ts';
import { element } from '../ui/element.ts';
import { checkField, passwordField, selectField, textField } from '../ui/fields.ts';
import { form } from '../ui/form.ts';
import { COUNTRIES, CURRENCIES, currencyOf } from './countries.ts';
import { link } from './login.ts';
import { marketingOptIn } from './marketing-opt-in.ts';
import { attempt } from './problem.ts';
import { checksIn, latestAdultBirthDate } from './validation.ts';
import type { Widget } from './widget.ts';

export const registration: Widget = {
  title: 'registration',
  forPlayers: false,
  render(context) {
    const { player, host, go } = context;
    const language = context.language();
    const { t } = language;
    const session = player.session();
    if (session !== null) {
      return element(
        'div',
        { class: 'stack' },
        element('p', { class: 'success', role: 'status' }, t('registered', { name: session.PlayerName })),
        element(
          'button',
          { type: 'button', class: 'button primary', onclick: () => go('deposit') },
          t('deposit'),
        ),
      );
    }

    const checks = checksIn(language);
    const started = context.currency();
    const field = {
      firstName: textField({
        name: 'firstName',
        label: t('firstName'),
        autocomplete: 'given-name',
        validate: checks.filled,
      }),
      lastName: textField({
        name: 'lastName',
        label: t('lastName'),
        autocomplete: 'family-name',
        validate: checks.filled,
      }),
      email: textField({
        name: 'email',
        label: t('email'),
        type: 'email',
        autocomplete: 'email',
        validate: checks.email,
      }),
      password: passwordField({
        name: 'password',
        label: t('password'),
        hint: t('passwordShort'),
        autocomplete: 'new-password',
        show: t('show'),
        hide: t('hide'),
        validate: checks.newPassword,
      }),
      birthDate: textField({
        name: 'birthDate',
        label: t('birthDate'),
        type: 'date',
        autocomplete: 'bday',
        max: latestAdultBirthDate(new Date()),
        validate: checks.adult,
      }),
      country: selectField({
        name: 'country',
        label: t('country'),
        autocomplete: 'country',
        choices: countryChoices(language.tag),
        value: started === 'GBP' ? 'GB' : started === 'CAD' ? 'CA' : 'IE',
      }),
      currency: selectField({
        name: 'currency',
        label: t('currency'),
        choices: CURRENCIES.map((code) => ({ value: code, label: code })),
        value: started,
      }),
      acceptTerms: checkField({
        name: 'acceptTerms',
        label: t('terms'),
        validate: (ticked) => (ticked === '' ? t('termsMissing') : undefined),
      }),
    };
    field.country.control.addEventListener('change', () => {
      field.currency.control.value = currencyOf(field.country.value());
    });
    const marketing = marketingOptIn(host, t('marketing'));

    const details = (): Asked<'register'> => ({
      email: field.email.value(),
      password: field.password.value(),
      firstName: field.firstName.value(),
      lastName: field.lastName.value(),
      birthDate: field.birthDate.value(),
      country: field.country.value(),
      currency:
        CURRENCIES.find((code) => code === field.currency.value()) ?? currencyOf(field.country.value()),
      language: context.languageCode(),
      marketingEmail: marketing.ticked(),
      acceptTerms: field.acceptTerms.checked(),
    });

    const made = form({
      fields: Object.values(field),
      submit: t('registrationSubmit'),
      send: () => attempt(language, () => player.register(details())),
    });
    made.insertBefore(pair(field.firstName.element, field.lastName.element), field.email.element);
    made.insertBefore(pair(field.country.element, field.currency.element), field.acceptTerms.element);
    made.insertBefore(marketing.slot, field.acceptTerms.element);
    return element(
      'div',
      { class: 'stack' },
      element('p', { class: 'lead' }, t('registrationLead')),
      made,
      element(
        'div',
        { class: 'links' },
        link(t('registrationLogin'), () => go('login')),
      ),
      element('p', { class: 'note' }, t('playMoney')),
    );
  },
};

function pair(...fields: HTMLElement[]): HTMLElement {
  return element('div', { class: 'pair' }, ...fields);
}

function countryChoices(tag: string) {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  return COUNTRIES.map((code) => ({ value: code, label: names.of(code) ?? code })).toSorted((a, b) =>
    a.label.localeCompare(b.label, tag),
  );
}
