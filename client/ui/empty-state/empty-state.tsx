import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly icon?: IconName;
  readonly title: string;
  readonly text: string;
  /** Links to go on with. */
  readonly children?: ReactNode;
}

/** Shown instead of an empty list: a friendly message and links. */
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
