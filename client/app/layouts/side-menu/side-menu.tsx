import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { useApp, useMessages, usePageData } from '../../../state/app-context.tsx';
import { IconButton } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useModalDialog } from '../../../ui/dialog/use-modal-dialog.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { invokes } from '../../../ui/invoker.ts';
import { Logo } from '../../../ui/logo/logo.tsx';
import { LazyPart } from '../../../parts/lazy/lazy-part.tsx';
import { useCurrentPage, useLinkTo, useLocalPath } from '../../../parts/links/links.ts';
import { MAIN_LINKS } from '../navigation-links.ts';
import { LanguageLinks } from '../widgets/language-links.tsx';
import { WidgetLink } from '../../../parts/links/widget-link.tsx';
import { MenuGroups } from './menu-groups.tsx';
import { SIDE_MENU_ID } from './side-menu-id.ts';
import styles from './side-menu.module.css';

/** The side menu (§2.7): 300 px, slides in over the page, and works as a plain dialog before scripts are loaded. */
export function SideMenu() {
  useSignals();
  const { session } = useApp();
  const { shell } = usePageData();
  const messages = useMessages();
  const { general } = messages;
  const to = useLocalPath();
  const linkTo = useLinkTo();
  const currentPage = useCurrentPage();
  return (
    <MenuDialog>
      <div className={styles.top}>
        <Logo name={shell.settings.brandName} />
        <IconButton
          icon="close"
          label={general.closeMenu}
          data-action="menu-close"
          {...invokes(SIDE_MENU_ID, 'close')}
        />
      </div>
      <div className={styles.scroll}>
        <a
          className={classNames(styles.item, styles.search)}
          href={linkTo('game-search')}
          data-action="search-open"
        >
          <Icon name="search" />
          {general.searchGames}
        </a>
        <ul>
          {MAIN_LINKS.map(({ path, icon, text }) => (
            <li key={path}>
              <a className={styles.item} href={to(path)} aria-current={currentPage(path)}>
                <Icon name={icon} />
                {text(messages)}
              </a>
            </li>
          ))}
        </ul>
        <MenuGroups />
        {session.isLoggedIn.value ? (
          <div className={styles.player}>
            <LazyPart load={loadAccountItems} />
          </div>
        ) : null}
        <div className={styles.languages}>
          <LanguageLinks />
        </div>
      </div>
      <div className={styles.foot} data-guest-only="">
        <div className={styles.join}>
          <WidgetLink widget="login" variant="quiet">
            {general.login}
          </WidgetLink>
          <WidgetLink widget="registration" variant="primary">
            {general.join}
          </WidgetLink>
        </div>
      </div>
    </MenuDialog>
  );
}

/** A component of its own, so that opening renders the dialog alone and none of what is in it. */
function MenuDialog({ children }: { readonly children: ReactNode }) {
  useSignals();
  const { menu } = useApp();
  const { general } = useMessages();
  const modal = useModalDialog({
    isOpen: menu.isOpen.value,
    onClose: () => menu.close(),
    onFoundOpen: () => menu.open(),
  });
  return (
    <dialog className={styles.menu} id={SIDE_MENU_ID} aria-label={general.sideNavigation} {...modal}>
      {children}
    </dialog>
  );
}

/** Out of the header's file, which has them too and which every player has. */
async function loadAccountItems() {
  const { AccountItems } = await import('../header/player-actions.tsx');
  return <AccountItems />;
}
