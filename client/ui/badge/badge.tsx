import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: 'plain' | 'comet' | 'mint';
  /** Adds a pulsing dot: something is happening now. */
  readonly live?: boolean;
}

const TONES = { plain: undefined, comet: styles.comet, mint: styles.mint };

/** A short label on something: New, Limited time, Open. */
export function Badge({ children, tone = 'plain', live = false }: BadgeProps) {
  return <span className={classNames(styles.badge, TONES[tone], live && styles.live)}>{children}</span>;
}

/** The minimum age for playing, from the regulation's policy. */
export function AgeBadge({ age, label }: { readonly age: string; readonly label: string }) {
  return (
    <span className={styles.age}>
      <span aria-hidden="true">{age}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
