import { useMessages } from '../../../state/app-context.tsx';
import type { WidgetName } from '../../../state/platform-calls.ts';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import type { Messages } from '../../../../shared/i18n/messages.ts';
import { useLinkTo } from '../../../parts/links/links.ts';
import { widgetHref } from '../../../parts/links/widget-link.tsx';
import styles from './player-actions.module.css';

interface WidgetItem {
  readonly widget: WidgetName;
  readonly icon: IconName;
  readonly text: (account: Messages['account']) => string;
}

const WIDGET_ITEMS: readonly WidgetItem[] = [
  { widget: 'account', icon: 'user', text: ({ myAccount }) => myAccount },
  { widget: 'withdraw', icon: 'cashout', text: ({ cashout }) => cashout },
  { widget: 'realityCheck', icon: 'clock', text: ({ realityCheck }) => realityCheck },
  { widget: 'depositLimit', icon: 'gauge', text: ({ depositLimit }) => depositLimit },
  { widget: 'coolOff', icon: 'clock', text: ({ coolOff }) => coolOff },
  { widget: 'selfExclusion', icon: 'shield', text: ({ selfExclusion }) => selfExclusion },
  { widget: 'gameHistory', icon: 'history', text: ({ gameHistory }) => gameHistory },
  { widget: 'changePassword', icon: 'key', text: ({ changePassword }) => changePassword },
  { widget: 'chat', icon: 'chat', text: ({ chat }) => chat },
];

interface AccountItemsProps {
  /** Called when an item is chosen, so that the surrounding menu closes. */
  readonly onChoose?: () => void;
}

/** What a player can do with the account (§2.7), in the drop-down and in the side menu. */
export function AccountItems({ onChoose }: AccountItemsProps) {
  const { account } = useMessages();
  const linkTo = useLinkTo();
  return (
    <>
      <ul className={styles.items}>
        {WIDGET_ITEMS.map(({ widget, icon, text }) => (
          <li key={widget}>
            <a
              href={widgetHref(widget)}
              rel="nofollow"
              data-action="widget"
              data-widget={widget}
              onClick={onChoose}
            >
              <Icon name={icon} size={20} />
              {text(account)}
            </a>
          </li>
        ))}
      </ul>
      <ul className={styles.items}>
        <li>
          <a
            href={linkTo('info', { page: 'responsible-gambling' })}
            data-info-page="responsible"
            onClick={onChoose}
          >
            <Icon name="shield" size={20} />
            {account.responsibleGaming}
          </a>
        </li>
        <li>
          <a href={linkTo('info', { page: 'help' })} data-info-page="help" onClick={onChoose}>
            <Icon name="help" size={20} />
            {account.help}
          </a>
        </li>
        <li>
          <button type="button" data-action="logout" onClick={onChoose}>
            <Icon name="logout" size={20} />
            {account.logOut}
          </button>
        </li>
      </ul>
    </>
  );
}
