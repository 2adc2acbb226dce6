import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly icon?: IconName;
  readonly title: string;
  readonly text: string;
  /** Where to go from here. */
  readonly children?: ReactNode;
}

/** Nothing is here, said kindly, with a way on. */
export function EmptyState({ icon = 'telescope', title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} size={44} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children === undefined ? null : <div className={styles.actions}>{children}</div>}
    </div>
  );
}
