import { useSignals } from '@preact/signals-react/runtime';
import { pathTo } from '../../../../shared/routing/path-to.ts';
import { plural } from '../../../../shared/i18n/format.ts';
import { useApp, useLocale, useMessages } from '../../../state/app-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useCurrentPage, useLinkTo } from '../../../parts/links/links.ts';
import { widgetHref } from '../../../parts/links/widget-link.tsx';
import styles from './bottom-bar.module.css';

/** The five items of a player's bar (§2.7); a chunk of its own, since most visitors are not logged in. */
export function PlayerBar() {
  useSignals();
  const { bonusCount } = useApp().account;
  const { account, general } = useMessages();
  const locale = useLocale();
  const linkTo = useLinkTo();
  const currentPage = useCurrentPage();
  const offers = bonusCount.value;
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
            {offers > 0 ? (
              <span className={styles.dot}>
                <span aria-hidden="true">{offers}</span>
                <span className="visually-hidden">{plural(general.offersWaiting, offers, locale)}</span>
              </span>
            ) : null}
          </button>
        </li>
      </ul>
    </nav>
  );
}
