import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: 'plain' | 'comet' | 'mint';
  /** A dot that breathes: something goes on just now. */
  readonly live?: boolean;
}

/** A word or two on something: New, Limited time, Open. */
export function Badge({ children, tone = 'plain', live = false }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone], live && styles.live)}>{children}</span>;
}

/** The age below which nobody may play, as the policy of the regulation names it. */
export function AgeBadge({ age, label }: { readonly age: string; readonly label: string }) {
  return (
    <span className={styles.age}>
      <span aria-hidden="true">{age}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
