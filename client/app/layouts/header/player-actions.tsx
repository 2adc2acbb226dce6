import { useEffect, useState } from 'react';
import { FRAMEWORK_PATIENCE_MS } from '../../../../shared/config/constants.ts';
import { useBalanceTexts } from '../../../parts/account/balance-texts.ts';
import { useMessages } from '../../../state/app-context.tsx';
import { Balance } from '../../../ui/balance/balance.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { WidgetLink } from '../../../parts/links/widget-link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BalanceMenu } from './balance-menu.tsx';
import styles from './player-actions.module.css';

export { AccountItems } from './account-items.tsx';

/** The header's account controls for players (§2.7): balances, Deposit and the member drop-down. */
export function PlayerActions() {
  const messages = useMessages();
  const { cash, bonus } = useBalanceTexts();
  const isAwaited = useIsAwaited();
  return (
    <>
      <div className={styles.balances}>
        <Balance label={messages.account.cashBalance} amount={cash} tone="mint" />
        <Balance label={messages.account.bonusBalance} amount={bonus} />
      </div>
      <BalanceMenu isAwaited={isAwaited} />
      <WidgetLink className={styles.deposit} widget="deposit" variant="primary" size="small">
        <Icon name="plus" />
        <span>{messages.account.deposit}</span>
      </WidgetLink>
      <AccountMenu isAwaited={isAwaited} />
    </>
  );
}

/** Whether the platform may still send the balance of the player who has just been logged in; it may never do. */
function useIsAwaited(): boolean {
  const [isAwaited, setAwaited] = useState(true);
  useEffect(() => {
    const patience = setTimeout(() => setAwaited(false), FRAMEWORK_PATIENCE_MS);
    return () => clearTimeout(patience);
  }, []);
  return isAwaited;
}
