import { useMessages, usePageData } from '../../../state/app-context.tsx';
import styles from './footer.module.css';

/** Links to the app stores (§2.7). A store without an address is shown and links to `#` (§5). */
export function StoreLinks() {
  const { appStoreUrl, playStoreUrl } = usePageData().shell.settings;
  const { footer } = useMessages();
  return (
    <div className={styles.stores}>
      <StoreLink href={appStoreUrl} lead={footer.appStoreLead} name={footer.appStore} />
      <StoreLink href={playStoreUrl} lead={footer.playStoreLead} name={footer.playStore} />
    </div>
  );
}

interface StoreLinkProps {
  readonly href: string;
  readonly lead: string;
  readonly name: string;
}

function StoreLink({ href, lead, name }: StoreLinkProps) {
  return (
    <a className={styles.store} href={href || '#'} rel={href === '' ? 'nofollow' : 'noopener'}>
      <span>{lead}</span> <strong>{name}</strong>
    </a>
  );
}
