import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useMessages, usePageData } from '../../../state/app-context.tsx';
import { IconButton, IconLink } from '../../../ui/button/button.tsx';
import { invokes } from '../../../ui/invoker.ts';
import { Logo } from '../../../ui/logo/logo.tsx';
import { useCurrentPage, useLinkTo, useLocalPath } from '../../../parts/links/links.ts';
import { MAIN_LINKS } from '../navigation-links.ts';
import { SIDE_MENU_ID } from '../side-menu/side-menu-id.ts';
import { LazyPart } from '../../../parts/lazy/lazy-part.tsx';
import { GuestActions } from './guest-actions.tsx';
import styles from './header.module.css';

/** The fixed header (§2.7): burger menu, main links, logo, and the actions for guests or players. */
export function SiteHeader() {
  useSignals();
  const { session, display } = useApp();
  const { shell } = usePageData();
  const messages = useMessages();
  const { general } = messages;
  const to = useLocalPath();
  const linkTo = useLinkTo();
  const currentPage = useCurrentPage();
  const isPlayer = session.isLoggedIn.value;
  return (
    <header className={styles.header} data-banner={display.bannerChoice.peek()}>
      <div className={styles.side}>
        <MenuButton />
        <nav className={styles.links} aria-label={general.mainNavigation}>
          {MAIN_LINKS.map(({ path, text }) => (
            <a key={path} href={to(path)} aria-current={currentPage(path)}>
              {text(messages)}
            </a>
          ))}
        </nav>
      </div>
      <a
        className={styles.home}
        href={linkTo('home')}
        aria-label={`${shell.settings.brandName}, ${general.home}`}
      >
        <Logo name={shell.settings.brandName} />
      </a>
      <div className={styles.end}>
        <IconLink
          // A player on a phone has the search in the bottom bar.
          className={isPlayer ? styles.roomy : undefined}
          icon="search"
          label={general.searchGames}
          href={linkTo('game-search')}
          data-action="search-open"
        />
        {isPlayer ? <LazyPart load={loadPlayerActions} /> : <GuestActions />}
      </div>
    </header>
  );
}

/** A component of its own: opening the menu renders none of the header besides. */
function MenuButton() {
  useSignals();
  const { menu } = useApp();
  const { general } = useMessages();
  return (
    <IconButton
      icon="menu"
      label={general.openMenu}
      aria-haspopup="dialog"
      aria-expanded={menu.isOpen.value}
      data-action="menu-open"
      {...invokes(SIDE_MENU_ID, 'show-modal')}
    />
  );
}

async function loadPlayerActions() {
  const { PlayerActions } = await import('./player-actions.tsx');
  return <PlayerActions />;
}
