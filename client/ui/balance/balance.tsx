import { classNames } from '../class-names.ts';
import styles from './balance.module.css';

interface BalanceProps {
  readonly label: string;
  /** As the platform formats it; a dash while it has said nothing. */
  readonly amount: string | null;
  readonly tone?: 'plain' | 'mint';
}

/** An amount of money and what it is. Figures are tabular, so that they do not dance. */
export function Balance({ label, amount, tone = 'plain' }: BalanceProps) {
  return (
    <span className={styles.balance}>
      <span className={styles.label}>{label}</span>
      <span className={classNames(styles.amount, tone === 'mint' && styles.mint)} data-balance="">
        {amount ?? '–'}
      </span>
    </span>
  );
}
