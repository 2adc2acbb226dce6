import { useMessages, usePageData } from '../../../state/app-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FooterAnchor } from './footer-anchor.tsx';
import { footerBlocks } from './footer-links.ts';
import styles from './footer.module.css';
import { LegalDuties } from './legal-duties.tsx';
import { StillToggle } from './still-toggle.tsx';

/** The footer inside the native app: fewer links, each with the flag, and the legal duties. */
export function NativeFooter() {
  const messages = useMessages();
  const links = footerBlocks(messages, usePageData().shell.settings)
    .flatMap((block) => block.links)
    .filter(({ target }) => target.kind !== 'external');
  return (
    <footer className={classNames(styles.footer, styles.compact, styles.native)}>
      <div className={styles.inner}>
        <nav aria-label={messages.footer.footerNavigation}>
          <ul className={styles.blocks}>
            {links.map((link) => (
              <li key={link.text}>
                <FooterAnchor link={link} native />
              </li>
            ))}
          </ul>
        </nav>
        <LegalDuties />
        <StillToggle />
      </div>
    </footer>
  );
}
