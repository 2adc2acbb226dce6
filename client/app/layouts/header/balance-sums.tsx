import { useBalanceTexts } from '../../../parts/account/balance-texts.ts';
import { useMessages } from '../../../state/app-context.tsx';
import { Balance } from '../../../ui/balance/balance.tsx';
import styles from './player-actions.module.css';

/** Cash and bonus beside each other (§2.7). */
export function BalanceSums() {
  const { cash, bonus } = useBalanceTexts();
  const { account } = useMessages();
  return (
    <div className={styles.sums}>
      <Balance label={account.cashBalance} amount={cash} tone="mint" />
      <Balance label={account.bonusBalance} amount={bonus} />
    </div>
  );
}
