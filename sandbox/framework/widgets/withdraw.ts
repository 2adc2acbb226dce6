import { element } from '../ui/element.ts';
import { form } from '../ui/form.ts';
import { cashierFields } from './cashier.ts';
import { attempt } from './problem.ts';
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
      view.replaceChildren(
        element('p', { class: 'success', role: 'status' }, said),
        element('button', { type: 'button', class: 'button', onclick: close }, t('done')),
      );
    };

    const made = form({
      fields: [fields.amount, fields.methods],
      submit: t('withdrawSubmit'),
      // §7 of the design: Great Britain allows no reversal of a withdrawal, and the player is told before.
      before: [element('p', { class: 'hint' }, t(gb ? 'withdrawFinal' : 'withdrawReversible'))],
      send: () => attempt(language, send),
    });
    fields.amount.element.after(fields.quick);
    const view = element(
      'div',
      { class: 'stack' },
      element(
        'p',
        { class: 'lead' },
        t('withdrawLead', { balance: language.balance(player.balance()).cash }),
      ),
      made,
      element('p', { class: 'note' }, t('playMoney')),
    );
    return view;
  },
};
