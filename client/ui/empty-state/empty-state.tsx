import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Trails } from '../trails/trails.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly icon?: IconName;
  readonly title: string;
  readonly text: string;
  /** Links to go on with. */
  readonly children?: ReactNode;
}

/** Shown instead of an empty list: what is missing in plain words, and links to go on with. */
export function EmptyState({ icon = 'telescope', title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Trails />
      <span className={styles.mark}>
        <Icon name={icon} size={30} />
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      {children === undefined ? null : <div className={styles.actions}>{children}</div>}
    </div>
  );
}
