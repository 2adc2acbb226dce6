import { useMessages, usePageData } from '../../../state/app-context.tsx';
import { LanguageLinks } from '../widgets/language-links.tsx';
import { FooterAnchor } from './footer-anchor.tsx';
import { footerBlocks } from './footer-links.ts';
import styles from './footer.module.css';
import { LegalDuties } from './legal-duties.tsx';
import { SmartIcons } from './smart-icons.tsx';
import { StillToggle } from './still-toggle.tsx';
import { StoreLinks } from './store-links.tsx';

/** The footer of the web (§2.7): six blocks, app stores, icons, legal duties, languages. */
export function WebFooter() {
  const { settings } = usePageData().shell;
  const messages = useMessages();
  const { footer } = messages;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav className={styles.blocks} aria-label={footer.footerNavigation}>
          {footerBlocks(messages, settings).map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.text}>
                    <FooterAnchor link={link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.middle}>
          <SmartIcons label={footer.paymentAndPartners} />
          <StoreLinks />
        </div>
        <LegalDuties />
        <div className={styles.last}>
          <LanguageLinks />
          <StillToggle />
        </div>
      </div>
    </footer>
  );
}
