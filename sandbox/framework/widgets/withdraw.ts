import { button, paragraph, stack, success } from '../ui/parts.ts';
import { cashierFields } from './cashier.ts';
import { formsIn } from './forms.ts';
import type { Widget } from './widget.ts';

export const withdraw: Widget = {
  title: 'withdraw',
  forPlayers: true,
  async render(context) {
    const { api, player, close } = context;
    const language = context.language();
    const { t, money } = language;
    const fields = cashierFields(await player.asPlayer(() => api.cashier('withdraw')), context);
    const gb = player.session()?.PlayerRegulationType === 'GB';

    const send = async (): Promise<void> => {
      const { transaction, balance } = await player.asPlayer(() =>
        api.withdraw({ amountMinor: fields.amountMinor(), method: fields.methods.value() }),
      );
      player.setBalance(balance);
      const amount = money(transaction.amountMinor, balance.CurrencyCode);
      const said = t('withdrawDone', { amount, balance: language.balance(balance).total });
      view.replaceChildren(success(said), button(t('done'), close));
    };

    const made = formsIn(language).form({
      fields: [fields.amount, fields.methods],
      submit: 'withdrawSubmit',
      // §7 of the design: Great Britain allows no reversal of a withdrawal, and the player is told before.
      before: [paragraph('hint', t(gb ? 'withdrawFinal' : 'withdrawReversible'))],
      send,
    });
    fields.amount.element.after(fields.quick);
    const lead = t('withdrawLead', { balance: language.balance(player.balance()).cash });
    const view = stack(paragraph('lead', lead), made, paragraph('note', t('playMoney')));
    return view;
  },
};
