import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './pill.module.css';

export interface PillLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly icon?: IconName;
  /** A muted number after the text. */
  readonly count?: string;
  readonly current?: boolean;
  readonly small?: boolean;
}

/** A link among several: a tab of the lobby, a letter, a category of the magazine. */
export function PillLink({ href, children, icon, count, current = false, small = false }: PillLinkProps) {
  return (
    <a
      className={classNames(styles.pill, small && styles.small)}
      href={href}
      aria-current={current ? 'page' : undefined}
    >
      {icon === undefined ? null : <Icon name={icon} size={20} />}
      {children}
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </a>
  );
}

interface PillRowProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Wide screens show all of it on several lines; narrow ones scroll sideways. */
  readonly wrap?: boolean;
}

/** A row of pills; where it does not fit, it scrolls sideways, up to the screen's edge. */
export function PillRow({ label, children, wrap = false }: PillRowProps) {
  return (
    <nav className={classNames(styles.row, wrap && styles.wrap)} aria-label={label}>
      {children}
    </nav>
  );
}
