import { useId, type ReactNode } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import type { Messages } from '../../../../shared/i18n/messages.ts';
import { useApp, useMessages } from '../../../state/app-context.tsx';
import type { WidgetName } from '../../../state/platform-calls.ts';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { OffersCount } from '../../../parts/account/offers-count.tsx';
import { useLinkTo } from '../../../parts/links/links.ts';
import { WidgetLink, widgetHref } from '../../../parts/links/widget-link.tsx';
import styles from './account-items.module.css';

interface WidgetItem {
  readonly widget: WidgetName;
  readonly icon: IconName;
  readonly text: (account: Messages['account']) => string;
}

const SAFETY: readonly WidgetItem[] = [
  { widget: 'depositLimit', icon: 'gauge', text: ({ depositLimit }) => depositLimit },
  { widget: 'realityCheck', icon: 'clock', text: ({ realityCheck }) => realityCheck },
  { widget: 'coolOff', icon: 'calendar', text: ({ coolOff }) => coolOff },
  { widget: 'selfExclusion', icon: 'shield', text: ({ selfExclusion }) => selfExclusion },
];
const MONEY: readonly WidgetItem[] = [
  { widget: 'transactionHistory', icon: 'wallet', text: ({ transactionHistory }) => transactionHistory },
  { widget: 'gameHistory', icon: 'history', text: ({ gameHistory }) => gameHistory },
];
const DETAILS: readonly WidgetItem[] = [
  { widget: 'account', icon: 'user', text: ({ myAccount }) => myAccount },
  { widget: 'changePassword', icon: 'key', text: ({ changePassword }) => changePassword },
  { widget: 'documentUpload', icon: 'document', text: ({ documentUpload }) => documentUpload },
  { widget: 'chat', icon: 'chat', text: ({ chat }) => chat },
];

/**
 * What a player can do with the account (§2.7), in the drop-down and in the side menu. Cashing out stands beside depositing,
 * and what limits, pauses or leaves comes next: on the smallest phone both are visible without scrolling.
 */
export function AccountItems() {
  const { account } = useMessages();
  const linkTo = useLinkTo();
  return (
    <>
      <div className={styles.actions}>
        <WidgetLink widget="deposit" variant="primary" size="small">
          {account.deposit}
        </WidgetLink>
        <WidgetLink widget="withdraw" variant="outline" size="small">
          {account.cashout}
        </WidgetLink>
      </div>
      <Group title={account.stayInControl} isRaised>
        <Widgets items={SAFETY} />
        <li className={styles.whole}>
          <a href={linkTo('info', { page: 'responsible-gambling' })} data-info-page="responsible">
            <Icon name="info" size={18} />
            {account.responsibleGaming}
          </a>
        </li>
      </Group>
      <Group title={account.money}>
        <Widgets items={MONEY} />
      </Group>
      <Group title={account.play}>
        <PlayItems />
      </Group>
      <Group title={account.yourAccount}>
        <Widgets items={DETAILS} />
        <li>
          <a href={linkTo('info', { page: 'help' })} data-info-page="help">
            <Icon name="help" size={18} />
            {account.help}
          </a>
        </li>
        <li>
          <button type="button" data-action="logout">
            <Icon name="logout" size={18} />
            {account.logOut}
          </button>
        </li>
      </Group>
    </>
  );
}

interface GroupProps {
  readonly title: string;
  /** Its items have a ground of their own, as buttons have. */
  readonly isRaised?: boolean;
  readonly children: ReactNode;
}

function Group({ title, isRaised = false, children }: GroupProps) {
  const id = useId();
  return (
    <div>
      <p className={styles.title} id={id}>
        {title}
      </p>
      <ul className={classNames(styles.items, isRaised && styles.raised)} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

function Widgets({ items }: { readonly items: readonly WidgetItem[] }) {
  const { account } = useMessages();
  return items.map(({ widget, icon, text }) => (
    <li key={widget}>
      <a href={widgetHref(widget)} rel="nofollow" data-action="widget" data-widget={widget}>
        <Icon name={icon} size={18} />
        {text(account)}
      </a>
    </li>
  ));
}

/** Offers and points, which are the platform's; the game played last and the favourites, where there are any. */
function PlayItems() {
  useSignals();
  const { games, recentGames, favourites } = useApp();
  const { account, gameArea } = useMessages();
  const linkTo = useLinkTo();
  const lastId = recentGames.ids.value[0];
  const last = lastId === undefined ? undefined : games.catalogue.value?.gameById.get(lastId);
  return (
    <>
      <li>
        <button type="button" data-action="offers">
          <Icon name="gift" size={18} />
          {account.offers}
          <OffersCount className={styles.count} />
        </button>
      </li>
      <Widgets items={POINTS} />
      {favourites.ids.value.size === 0 ? null : (
        <li>
          <a href={linkTo('home')}>
            <Icon name="heart" size={18} />
            {gameArea.favourites}
          </a>
        </li>
      )}
      {last === undefined ? null : (
        <li className={styles.whole}>
          <button type="button" data-action="play" data-game-id={last.id}>
            <Icon name="play" size={18} />
            <span>
              <span className={styles.small}>{gameArea.continuePlaying}</span>{' '}
              <span translate="no">{last.name}</span>
            </span>
          </button>
        </li>
      )}
    </>
  );
}

const POINTS: readonly WidgetItem[] = [{ widget: 'points', icon: 'sparkle', text: ({ points }) => points }];
