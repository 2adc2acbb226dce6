import type { ReactNode } from 'react';
import { fill } from '../../../shared/i18n/format.ts';
import { useMessages } from '../../state/app-context.tsx';
import { Trails } from '../../ui/trails/trails.tsx';
import { LobbyTabs } from '../games/lobby-tabs.tsx';
import styles from './status-page.module.css';

interface StatusPageProps {
  /** HTTP status code. */
  readonly code: number;
  readonly title: string;
  readonly text: string;
  /** What a visitor tells the operator, so that what happened is found in the log. */
  readonly traceId?: string | null;
  /** Links to go on with. */
  readonly children: ReactNode;
}

/** The layout of error pages (§2.4). */
export function StatusPage({ code, title, text, traceId = null, children }: StatusPageProps) {
  const { errors } = useMessages();
  return (
    <>
      <div className={styles.page}>
        <Trails />
        <p className={styles.code}>{fill(errors.code, { code })}</p>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{children}</div>
        {traceId === null ? null : <p className={styles.trace}>{fill(errors.reference, { traceId })}</p>}
      </div>
      <div className={styles.ways}>
        <LobbyTabs current={null} wrap />
      </div>
    </>
  );
}
