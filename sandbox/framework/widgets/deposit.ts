import type { Answer } from '../../session/contract.ts';
import { textField } from '../ui/fields.ts';
import { button, paragraph, row, stack, success } from '../ui/parts.ts';
import { cashierFields } from './cashier.ts';
import { formsIn } from './forms.ts';
import type { Widget, WidgetContext } from './widget.ts';

export const deposit: Widget = {
  title: 'deposit',
  forPlayers: true,
  async render(context) {
    const { api, player } = context;
    const language = context.language();
    const { t } = language;
    const fields = cashierFields(await player.asPlayer(() => api.cashier('deposit')), context);
    const bonusCode = textField({
      name: 'bonusCode',
      label: `${t('depositBonusCode')} (${t('optional')})`,
      maxlength: 20,
    });

    const send = async (): Promise<void> => {
      const code = bonusCode.value();
      const answer = await player.asPlayer(() =>
        api.deposit({
          amountMinor: fields.amountMinor(),
          method: fields.methods.value(),
          ...(code === '' ? {} : { bonusCode: code }),
        }),
      );
      tellDeposit(answer, context);
      view.replaceChildren(...thanks(answer, context));
    };

    const made = formsIn(language).form({
      fields: [fields.amount, fields.methods, bonusCode],
      submit: 'depositSubmit',
      send,
    });
    fields.amount.element.after(fields.quick);
    const view = stack(paragraph('lead', t('depositLead')), made, paragraph('note', t('playMoney')));
    return view;
  },
};

/** §7.7 deposit succeeded, the balance, and the events that the page's data layer forwards to an iOS app (§4). */
function tellDeposit(
  { transaction, firstDeposit, balance }: Answer<'money'>,
  { events, player }: WidgetContext,
): void {
  player.setBalance(balance);
  const amount = transaction.amountMinor / 100;
  const currency = balance.CurrencyCode;
  events.emit('depositSucceeded', {
    amount,
    currency,
    method: transaction.method,
    transactionId: transaction.id,
    firstDeposit,
  });
  window.dataLayer?.push({
    event: firstDeposit ? 'FTD_UserAccount' : 'RetDeposit_UserAccount',
    PlayerID: player.session()?.PlayerID,
    Amount: amount,
    CurrencyCode: currency,
  });
}

function thanks(
  { transaction, balance }: Answer<'money'>,
  { language, again, close }: WidgetContext,
): Node[] {
  const { t, money, balance: inWords } = language();
  const amount = money(transaction.amountMinor, balance.CurrencyCode);
  return [
    success(t('depositDone', { amount, balance: inWords(balance).total })),
    row('actions', button(t('done'), close, 'button primary'), button(t('depositMore'), again)),
  ];
}
