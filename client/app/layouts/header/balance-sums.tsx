import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useMessages } from '../../../state/app-context.tsx';
import { Balance } from '../../../ui/balance/balance.tsx';
import styles from './player-actions.module.css';

/** Cash and bonus beside each other (§2.7). */
export function BalanceSums() {
  useSignals();
  const { displayRealBalance, displayBonusBalance } = useApp().account.balance.value;
  const { account } = useMessages();
  return (
    <div className={styles.sums}>
      <Balance label={account.cashBalance} amount={displayRealBalance} tone="mint" />
      <Balance label={account.bonusBalance} amount={displayBonusBalance} />
    </div>
  );
}
