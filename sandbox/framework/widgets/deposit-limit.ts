import { element } from '../ui/element.ts';
import { textField } from '../ui/fields.ts';
import { facts, paragraph, savedNote, stack } from '../ui/parts.ts';
import { formsIn } from './forms.ts';
import { parseAmountMinor } from './validation.ts';
import type { Widget, WidgetContext } from './widget.ts';
import type { Answer, LimitPeriod } from '../../session/contract.ts';

const PERIODS = ['daily', 'weekly', 'monthly'] as const satisfies readonly LimitPeriod[];

export const depositLimit: Widget = {
  title: 'depositLimit',
  forPlayers: true,
  async render(context) {
    const { api, player } = context;
    const language = context.language();
    const { t } = language;
    const standing = element('div', {}, limitFacts(await player.asPlayer(api.limits), context));

    const forms = formsIn(language);
    const periods = PERIODS.map((value) => ({ value, label: t(value) }));
    const period = forms.select('deposit', 'limitPeriod', periods);
    const amount = textField({
      name: 'amountMinor',
      label: `${t('limitAmount')} (${context.currency()})`,
      hint: t('limitAmountHint'),
      inputmode: 'decimal',
      validate: (text) =>
        text === '' || parseAmountMinor(text) !== undefined ? undefined : t('amountInvalid'),
    });
    const saved = savedNote(t('limitSaved'));
    return stack(
      paragraph('lead', t('depositLimitLead')),
      standing,
      forms.form({
        fields: [period, amount],
        submit: 'limitSubmit',
        before: [saved.element],
        async send() {
          const chosen = PERIODS.find((one) => one === period.value()) ?? 'daily';
          const deposit = { period: chosen, amountMinor: parseAmountMinor(amount.value()) ?? null };
          const limits = await player.asPlayer(() => api.setLimits({ deposit }));
          standing.replaceChildren(limitFacts(limits, context));
          saved.show();
        },
      }),
    );
  },
};

function limitFacts({ deposit }: Answer<'limits'>, context: WidgetContext): HTMLElement {
  const { t, money, dateTime } = context.language();
  const shown = (minor: number | null) =>
    minor === null ? t('limitNone') : money(minor, context.currency());
  return facts(
    PERIODS.map((period) => {
      const { amountMinor, usedMinor, pending } = deposit[period];
      const parts = [shown(amountMinor)];
      if (amountMinor !== null) parts.push(t('limitUsed', { used: money(usedMinor, context.currency()) }));
      if (pending)
        parts.push(t('limitPending', { amount: shown(pending.amountMinor), from: dateTime(pending.from) }));
      return [t(period), parts.join(' · ')] as const;
    }),
  );
}
