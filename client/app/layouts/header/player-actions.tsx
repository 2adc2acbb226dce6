import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useMessages } from '../../../state/app-context.tsx';
import { Balance } from '../../../ui/balance/balance.tsx';
import { WidgetLink } from '../../../parts/links/widget-link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BalanceMenu } from './balance-menu.tsx';
import styles from './player-actions.module.css';

/** The header's account controls for players (§2.7): balances, Deposit and the member drop-down. */
export function PlayerActions() {
  useSignals();
  const { account } = useApp();
  const messages = useMessages();
  const { displayRealBalance, displayBonusBalance } = account.balance.value;
  return (
    <>
      <div className={styles.balances}>
        <Balance label={messages.account.cashBalance} amount={displayRealBalance} tone="mint" />
        <Balance label={messages.account.bonusBalance} amount={displayBonusBalance} />
      </div>
      <BalanceMenu />
      <WidgetLink widget="deposit" variant="primary" size="small">
        {messages.account.deposit}
      </WidgetLink>
      <AccountMenu />
    </>
  );
}
