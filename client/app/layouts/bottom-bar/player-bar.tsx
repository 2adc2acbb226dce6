import { useSignals } from '@preact/signals-react/runtime';
import { pathTo } from '../../../../shared/routing/path-to.ts';
import { useApp, useMessages } from '../../../state/app-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { OffersCount } from '../../../parts/account/offers-count.tsx';
import { useCurrentPage, useLinkTo } from '../../../parts/links/links.ts';
import { widgetHref } from '../../../parts/links/widget-link.tsx';
import styles from './bottom-bar.module.css';

/** The five items of a player's bar (§2.7), and in native mode the menu; a chunk of its own, since most visitors are not logged in. */
export function PlayerBar() {
  useSignals();
  const { display } = useApp();
  const { account, general } = useMessages();
  const linkTo = useLinkTo();
  const currentPage = useCurrentPage();
  return (
    <nav className={styles.bar} aria-label={account.bottomNavigation}>
      <ul className={styles.items}>
        <li>
          <a
            className={styles.item}
            href={linkTo('home')}
            aria-current={currentPage(pathTo('home'))}
            data-footer-tab="popular"
          >
            <Icon name="sparkle" />
            {account.popular}
          </a>
        </li>
        <li>
          <a
            className={styles.item}
            href={linkTo('tab', { tab: 'slots' })}
            aria-current={currentPage(pathTo('tab', { tab: 'slots' }))}
            data-footer-tab="slots"
          >
            <Icon name="slots" />
            {general.slots}
          </a>
        </li>
        <li>
          <a
            className={classNames(styles.item, styles.deposit)}
            href={widgetHref('deposit')}
            rel="nofollow"
            data-action="widget"
            data-widget="deposit"
            data-footer-tab="deposit"
          >
            <Icon name="plus" size={22} />
            {general.deposit}
          </a>
        </li>
        <li>
          <a
            className={styles.item}
            href={linkTo('game-search')}
            data-action="search-open"
            data-footer-tab="search"
          >
            <Icon name="search" />
            {general.search}
          </a>
        </li>
        <li>
          <button className={styles.item} type="button" data-action="offers" data-footer-tab="offers">
            <Icon name="gift" />
            {account.offers}
            <OffersCount className={styles.dot} />
          </button>
        </li>
        {/* Elsewhere the header has it. Account, logging out and the languages are in the menu. */}
        {display.isNative.peek() ? (
          <li>
            <button className={styles.item} type="button" data-action="menu-open">
              <Icon name="menu" />
              {general.menu}
            </button>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
