import { element } from '../ui/element.ts';
import { fieldAround, nextId, type Field } from '../ui/fields.ts';
import { button, row } from '../ui/parts.ts';
import { parseAmountMinor } from './validation.ts';
import type { WidgetContext } from './widget.ts';
import type { Answer } from '../../session/contract.ts';

type Method = Answer<'cashier'>['methods'][number];

export type CashierFields = {
  methods: Field;
  amount: Field;
  quick: HTMLElement;
  amountMinor(): number;
};

/** What deposit and cash-out have in common: a method, an amount within its limits, and amounts ready to press. */
export function cashierFields(
  { methods, quickAmountsMinor }: Answer<'cashier'>,
  context: WidgetContext,
): CashierFields {
  const { t, money } = context.language();
  const currency = context.currency();
  const choice = methodField(methods, t('method'), (method) =>
    [method.time, `${money(method.minMinor, currency)} – ${money(method.maxMinor, currency)}`].join(' · '),
  );

  const input = element('input', { type: 'text', inputmode: 'decimal', autocomplete: 'transaction-amount' });
  const amount = fieldAround(input, {
    name: 'amountMinor',
    label: `${t('amount')} (${currency})`,
    validate(text) {
      const minor = parseAmountMinor(text);
      if (minor === undefined) return t('amountInvalid');
      const limits = methods.find(({ id }) => id === choice.value());
      if (limits === undefined || (minor >= limits.minMinor && minor <= limits.maxMinor)) return undefined;
      return t('amountRange', {
        min: money(limits.minMinor, currency),
        max: money(limits.maxMinor, currency),
      });
    },
  });

  const choose = (minor: number): void => {
    input.value = String(minor / 100);
    amount.check();
  };
  const quick = row(
    'chips',
    ...quickAmountsMinor.map((minor) =>
      button(money(minor, currency).replace(/[.,]00(?=\D*$)/, ''), () => choose(minor), 'chip'),
    ),
  );
  return { methods: choice, amount, quick, amountMinor: () => parseAmountMinor(amount.value()) ?? 0 };
}

function methodField(methods: Method[], label: string, describe: (method: Method) => string): Field {
  const group = nextId('method');
  const radios = methods.map((method, at) =>
    element('input', { type: 'radio', name: group, value: method.id, checked: at === 0 }),
  );
  const error = element('p', { class: 'error', id: `${group}-error`, hidden: true });
  const made = element(
    'fieldset',
    { 'aria-describedby': error.id },
    element('legend', {}, label),
    // The legend of a fieldset that scrolls itself is not shown in Safari.
    element(
      'div',
      { class: 'method-list' },
      ...methods.map((method, at) =>
        element(
          'label',
          { class: 'method' },
          radios[at],
          element('span', { class: 'method-name' }, method.name),
          element('span', { class: 'hint' }, describe(method)),
        ),
      ),
    ),
    error,
  );
  return {
    name: 'method',
    element: made,
    value: () => radios.find(({ checked }) => checked)?.value ?? '',
    check: () => true,
    showError(message) {
      error.textContent = message ?? '';
      error.hidden = message === undefined;
    },
    focus: () => (radios.find(({ checked }) => checked) ?? radios[0])?.focus(),
  };
}
