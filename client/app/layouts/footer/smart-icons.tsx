import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../../../state/app-context.tsx';
import styles from './footer.module.css';

/** Payment and partner icons as HTML from the platform, cleaned at the edge (§7.1 smart footer). */
export function SmartIcons({ label }: { readonly label: string }) {
  useSignals();
  const html = useApp().footer.smartFooterIcons.value;
  if (html === null) return null;
  return <section className={styles.icons} aria-label={label} dangerouslySetInnerHTML={{ __html: html }} />;
}
