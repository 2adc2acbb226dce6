import { useSignals } from '@preact/signals-react/runtime';
import { fill } from '../../../../shared/i18n/format.ts';
import { useBalanceTexts } from '../../../parts/account/balance-texts.ts';
import { useApp, useMessages } from '../../../state/app-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { AccountPanel } from './account-panel.tsx';
import { useDismissal } from './drop-down.ts';
import styles from './player-actions.module.css';

const PANEL_ID = 'balance-menu';

/** Narrow screens show the balance alone; pressing it opens cash and bonus (§2.7), and what can be done with the account. */
export function BalanceMenu({ isAwaited }: { readonly isAwaited: boolean }) {
  useSignals();
  const model = useApp().account;
  const { account } = useMessages();
  const { total } = useBalanceTexts();
  const isOpen = model.isBreakdownOpen.value;
  const { frame, panel } = useDismissal(isOpen, () => model.closeBreakdown());
  const name = model.displayName.value || account.account;
  return (
    // The frame only handles events that bubble from its button and links.
    <div className={classNames(styles.menu, styles.balanceMenu)} {...frame}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={PANEL_ID}
        onClick={() => model.toggleBreakdown()}
      >
        <span className="visually-hidden">{`${fill(account.accountOf, { name })}, ${account.balance}`}</span>
        <span className={styles.amount} data-balance="" translate="no">
          {total ?? '–'}
        </span>
        <Icon name="chevron-down" size={18} />
      </button>
      <div id={PANEL_ID} className={styles.drop} hidden={!isOpen} {...panel}>
        {isOpen ? <AccountPanel isAwaited={isAwaited} /> : null}
      </div>
    </div>
  );
}
