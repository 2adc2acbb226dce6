import { useSignals } from '@preact/signals-react/runtime';
import { useBalanceTexts } from '../../../parts/account/balance-texts.ts';
import { useApp, useMessages } from '../../../state/app-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './player-actions.module.css';

const PANEL_ID = 'balance-menu';

/** Narrow screens show the balance alone; pressing it opens cash and bonus (§2.7). */
export function BalanceMenu() {
  useSignals();
  const model = useApp().account;
  const { account } = useMessages();
  const { cash, bonus, total } = useBalanceTexts();
  const isOpen = model.isBreakdownOpen.value;
  return (
    // The frame only handles events that bubble from its button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classNames(styles.menu, styles.balanceMenu)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) model.closeBreakdown();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') model.closeBreakdown();
      }}
    >
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={PANEL_ID}
        onClick={() => model.toggleBreakdown()}
      >
        <span className="visually-hidden">{account.balance}</span>
        <span className={styles.amount} data-balance="">
          {total ?? '–'}
        </span>
        <Icon name="chevron-down" size={18} />
      </button>
      <div id={PANEL_ID} className={styles.drop} hidden={!isOpen}>
        <div className={classNames(styles.panel, styles.breakdown)}>
          <dl className={styles.lines}>
            <div>
              <dt>{account.cashBalance}</dt>
              <dd>{cash ?? '–'}</dd>
            </div>
            <div>
              <dt>{account.bonusBalance}</dt>
              <dd>{bonus ?? '–'}</dd>
            </div>
          </dl>
        </div>
      </div>
    </div>
  );
}
