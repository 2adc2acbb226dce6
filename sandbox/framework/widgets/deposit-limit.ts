import type { Answer, LimitPeriod } from '../../session/contract.ts';
import { element } from '../ui/element.ts';
import { selectField, textField } from '../ui/fields.ts';
import { form } from '../ui/form.ts';
import { parseAmountMinor } from './amount.ts';
import { facts, savedNote } from './facts.ts';
import { attempt } from './problem.ts';
import type { Widget, WidgetContext } from './widget.ts';

const PERIODS = ['daily', 'weekly', 'monthly'] as const satisfies readonly LimitPeriod[];

export const depositLimit: Widget = {
  title: 'depositLimit',
  forPlayers: true,
  async render(context) {
    const { api, player } = context;
    const language = context.language();
    const { t } = language;
    const standing = element('div', {}, limitFacts(await player.asPlayer(api.limits), context));

    const period = selectField({
      name: 'deposit',
      label: t('limitPeriod'),
      choices: PERIODS.map((value) => ({ value, label: t(value) })),
    });
    const amount = textField({
      name: 'amountMinor',
      label: `${t('limitAmount')} (${context.currency()})`,
      hint: t('limitAmountHint'),
      inputmode: 'decimal',
      validate: (text) =>
        text === '' || parseAmountMinor(text) !== undefined ? undefined : t('amountInvalid'),
    });
    const saved = savedNote(t('limitSaved'));
    const save = async (): Promise<void> => {
      const chosen = PERIODS.find((one) => one === period.value()) ?? 'daily';
      const body = { deposit: { period: chosen, amountMinor: parseAmountMinor(amount.value()) ?? null } };
      standing.replaceChildren(limitFacts(await player.asPlayer(() => api.setLimits(body)), context));
      saved.show();
    };
    return element(
      'div',
      { class: 'stack' },
      element('p', { class: 'lead' }, t('depositLimitLead')),
      standing,
      form({
        fields: [period, amount],
        submit: t('limitSubmit'),
        before: [saved.element],
        send: () => attempt(language, save),
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
