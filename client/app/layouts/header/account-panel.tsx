import { useSignals } from '@preact/signals-react/runtime';
import { useBalanceTexts } from '../../../parts/account/balance-texts.ts';
import { useApp, useMessages } from '../../../state/app-context.tsx';
import { Bone } from '../../../ui/skeleton/bone.tsx';
import { AccountItems } from './account-items.tsx';
import styles from './account-panel.module.css';

interface AccountPanelProps {
  /** A balance that is not known yet is still to come. */
  readonly isAwaited: boolean;
}

/** What the drop-downs of both widths hold (§2.7): who is logged in, cash and bonus, and what can be done. */
export function AccountPanel({ isAwaited }: AccountPanelProps) {
  useSignals();
  const { cash, bonus } = useBalanceTexts();
  const model = useApp().account;
  const { account } = useMessages();
  return (
    <div className={styles.panel}>
      <div className={styles.top}>
        <p className={styles.name}>
          <span>{account.loggedInAs}</span> <bdi>{model.displayName.value || account.account}</bdi>
        </p>
        <dl className={styles.sums}>
          <div className={styles.cash}>
            <dt>{account.cashBalance}</dt>
            <Sum amount={cash} isAwaited={isAwaited} />
          </div>
          <div>
            <dt>{account.bonusBalance}</dt>
            <Sum amount={bonus} isAwaited={isAwaited} />
          </div>
        </dl>
      </div>
      <AccountItems />
    </div>
  );
}

/** An amount; until it is known, a bone in a line of the same height. */
function Sum({ amount, isAwaited }: AccountPanelProps & { readonly amount: string | null }) {
  const { account, general } = useMessages();
  if (amount !== null) return <dd translate="no">{amount}</dd>;
  if (!isAwaited) return <dd>{account.balanceUnknown}</dd>;
  return (
    <dd>
      <Bone className={styles.awaited} />
      <span className="visually-hidden">{general.loading}</span>
    </dd>
  );
}
