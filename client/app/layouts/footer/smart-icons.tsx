import type { SafeHtml } from '../../../../shared/domain/content.ts';
import { useApp } from '../../../state/app-context.tsx';
import type { FoundFooterHtml } from '../../../state/hydration/found-data.ts';
import { useFromDocument } from '../../../state/hydration/use-from-document.ts';
import { useSafeHtml } from '../../../trusted/trusted.ts';
import styles from './footer.module.css';

/** Payment and partner icons as HTML from the platform, cleaned at the edge (§7.1 smart footer). */
export function SmartIcons({ label }: { readonly label: string }) {
  const { smartFooterIcons, sent } = useApp().footer;
  const html = useFromDocument(smartFooterIcons, sent().iconsHtml);
  return html === null ? null : <Icons label={label} html={html} />;
}

function Icons({ label, html }: { readonly label: string; readonly html: SafeHtml }) {
  const found: FoundFooterHtml = 'iconsHtml';
  return <section className={styles.icons} aria-label={label} data-found={found} {...useSafeHtml(html)} />;
}
