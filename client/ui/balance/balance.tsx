import { classNames } from '../class-names.ts';
import styles from './balance.module.css';

interface BalanceProps {
  readonly label: string;
  /** As text; null shows a dash. */
  readonly amount: string | null;
  readonly tone?: 'plain' | 'mint';
}

/** An amount of money with its label. Digits have one width, so that a change moves nothing. */
export function Balance({ label, amount, tone = 'plain' }: BalanceProps) {
  return (
    <span className={styles.balance}>
      <span className={styles.label}>{label}</span>
      <span
        className={classNames(styles.amount, tone === 'mint' && styles.mint)}
        data-balance=""
        translate="no"
      >
        {amount ?? '–'}
      </span>
    </span>
  );
}
