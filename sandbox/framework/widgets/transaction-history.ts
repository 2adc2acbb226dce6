import type { Transaction } from '../../session/contract.ts';
import type { MessageKey } from '../language.ts';
import { element, type Child } from '../ui/element.ts';
import { failure, link, stack } from '../ui/parts.ts';
import { problemOf } from './problem.ts';
import { pagedTable } from './table.ts';
import type { Widget, WidgetContext } from './widget.ts';

const KINDS: Record<Transaction['kind'], MessageKey> = {
  deposit: 'kindDeposit',
  withdrawal: 'kindWithdrawal',
  bonus: 'kindBonus',
  reversal: 'kindReversal',
};
const STATUSES: Record<Transaction['status'], MessageKey> = {
  completed: 'statusCompleted',
  pending: 'statusPending',
  reversed: 'statusReversed',
};

export const transactionHistory: Widget = {
  title: 'transactionHistory',
  forPlayers: true,
  wide: true,
  async render(context) {
    const { api, player } = context;
    const { t, money, dateTime } = context.language();
    const problem = failure();
    const table = await pagedTable(
      {
        caption: t('transactionHistory'),
        columns: [t('transactionWhat'), t('amount'), t('transactionStatus'), t('historyWhen')],
        async load(page) {
          const { transactions, total } = await player.asPlayer(() => api.transactions(page));
          const rows = transactions.map((one) => [
            `${t(KINDS[one.kind])} · ${methodName(one.method)}`,
            money(one.amountMinor, context.currency()),
            status(one, context, problem),
            dateTime(one.at),
          ]);
          return { rows, total };
        },
      },
      context,
    );
    return stack(problem, table);
  },
};

/** Pending cash-outs can be reversed, but never under the regulation of Great Britain. */
function status(transaction: Transaction, context: WidgetContext, problem: HTMLElement): Child {
  const { api, player, again } = context;
  const language = context.language();
  const text = language.t(STATUSES[transaction.status]);
  const reversible = transaction.kind === 'withdrawal' && transaction.status === 'pending';
  if (!reversible || player.session()?.PlayerRegulationType === 'GB') return text;
  const reverse = async (): Promise<void> => {
    try {
      const { balance } = await player.asPlayer(() => api.reverse({ transactionId: transaction.id }));
      player.setBalance(balance);
      again();
    } catch (error) {
      problem.textContent = problemOf(error, language).message;
    }
  };
  const label = language.t('transactionReverse');
  return element(
    'span',
    { class: 'links' },
    text,
    link(label, () => void reverse()),
  );
}

/** `debit-card` as people write it. The history names methods by their id alone. */
function methodName(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
