import { element } from '../ui/element.ts';
import { selectField } from '../ui/fields.ts';
import { button, link, paragraph, row, stack, success } from '../ui/parts.ts';
import { formsIn } from './forms.ts';
import { marketingOptIn } from './marketing-opt-in.ts';
import { latestAdultBirthDate } from './validation.ts';
import type { Widget } from './widget.ts';
import type { RequestBody, CurrencyCode } from '../../session/contract.ts';

/** Where the platform opens accounts, ISO 3166 alpha-2. */
const COUNTRIES = 'AT CA CH CL DE ES FI GB IE IS JP LU MT MX NO NZ PE'.split(' ');

const CURRENCIES: readonly CurrencyCode[] = ['GBP', 'EUR', 'CAD'];

/** §7.4: GBP in Great Britain, CAD in Canada, otherwise EUR. */
function currencyOf(country: string): CurrencyCode {
  if (country === 'GB') return 'GBP';
  return country === 'CA' ? 'CAD' : 'EUR';
}

export const registration: Widget = {
  title: 'registration',
  forPlayers: false,
  render(context) {
    const { player, host, go } = context;
    const language = context.language();
    const { t } = language;
    const session = player.session();
    if (session !== null) {
      return stack(
        success(t('registered', { name: session.PlayerName })),
        // Players are asked for a limit before their first deposit.
        button(t('limitFirst'), () => go('depositLimit'), 'button primary'),
        button(t('deposit'), () => go('deposit'), 'button'),
      );
    }

    const forms = formsIn(language);
    const started = context.currency();
    const currencies = CURRENCIES.map((code) => ({ value: code, label: code }));
    const field = {
      firstName: forms.filled('firstName', 'firstName', { autocomplete: 'given-name' }),
      lastName: forms.filled('lastName', 'lastName', { autocomplete: 'family-name' }),
      email: forms.email(),
      password: forms.password('password', 'password', 'new-password'),
      birthDate: forms.birthDate({ max: latestAdultBirthDate(new Date()) }),
      country: selectField({
        name: 'country',
        label: t('country'),
        autocomplete: 'country',
        choices: countryChoices(language.tag),
        value: started === 'GBP' ? 'GB' : started === 'CAD' ? 'CA' : 'IE',
      }),
      currency: forms.select('currency', 'currency', currencies, started),
      acceptTerms: forms.mustTick('acceptTerms', 'terms', 'termsMissing'),
    };
    field.country.control.addEventListener('change', () => {
      field.currency.control.value = currencyOf(field.country.value());
    });
    const marketing = marketingOptIn(host, t);

    const details = (): RequestBody<'register'> => ({
      email: field.email.value(),
      password: field.password.value(),
      firstName: field.firstName.value(),
      lastName: field.lastName.value(),
      birthDate: field.birthDate.value(),
      country: field.country.value(),
      currency:
        CURRENCIES.find((code) => code === field.currency.value()) ?? currencyOf(field.country.value()),
      language: context.languageCode(),
      marketing: marketing.ticked(),
      acceptTerms: field.acceptTerms.checked(),
    });

    const made = forms.form({
      fields: Object.values(field),
      submit: 'registrationSubmit',
      send: () => player.register(details()),
    });
    made.insertBefore(pair(field.firstName.element, field.lastName.element), field.email.element);
    made.insertBefore(pair(field.country.element, field.currency.element), field.acceptTerms.element);
    made.insertBefore(marketing.slot, field.acceptTerms.element);
    return stack(
      paragraph('lead', t('registrationLead')),
      made,
      row(
        'links',
        link(t('registrationLogin'), () => go('login')),
      ),
      paragraph('note', t('playMoney')),
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
