import type { ReactNode } from 'react';
import { useMessages } from '../../../state/app-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import styles from './footer.module.css';
import { LegalDuties } from './legal-duties.tsx';
import { SmartIcons } from './smart-icons.tsx';

/** The footer of landing pages (§2.5): icons, the copyright line and the legal duties, and what a layout adds. */
export function BasicFooter({ children }: { readonly children?: ReactNode }) {
  const { footer } = useMessages();
  return (
    <footer className={classNames(styles.footer, styles.compact)}>
      <div className={styles.inner}>
        <SmartIcons label={footer.paymentAndPartners} />
        <LegalDuties />
        {children}
      </div>
    </footer>
  );
}
