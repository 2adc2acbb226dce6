import { useSignals } from '@preact/signals-react/runtime';
import { formatMoney } from '../../../shared/i18n/format.ts';
import { useApp, useLocale } from '../../state/app-context.tsx';

/** The player's balances as text; null while an amount is not known. */
export interface BalanceTexts {
  readonly cash: string | null;
  readonly bonus: string | null;
  /** Cash and bonus together; cash alone where no bonus is known. */
  readonly total: string | null;
}

/** As the platform formats them (§3), else formatted from the amount and the currency in the page's locale. */
export function useBalanceTexts(): BalanceTexts {
  useSignals();
  const locale = useLocale();
  const { account } = useApp();
  const currency = account.currency.value;
  const given = account.balance.value;
  const money = (amount: number | null) => (amount === null ? null : formatMoney(amount, currency, locale));
  const { realBalance, bonusBalance } = given;
  const cash = given.displayRealBalance ?? money(realBalance);
  return {
    cash,
    bonus: given.displayBonusBalance ?? money(bonusBalance),
    total:
      given.displayBalance ??
      (realBalance === null || bonusBalance === null ? cash : money(realBalance + bonusBalance)),
  };
}
