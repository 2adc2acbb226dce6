import type { Tab } from '../../../shared/config/tabs.ts';
import { titleOf } from '../../../shared/i18n/messages.ts';
import { useMessages } from '../../state/app-context.tsx';
import type { IconName } from '../../ui/icon/icon.tsx';
import { PillLink, PillRow } from '../../ui/pill/pill.tsx';
import { useLinkTo } from '../links/links.ts';

const SHOWN: readonly { readonly tab: Tab; readonly icon: IconName }[] = [
  { tab: 'slots', icon: 'slots' },
  { tab: 'live-casino', icon: 'live' },
  { tab: 'jackpots', icon: 'jackpot' },
  { tab: 'new', icon: 'sparkle' },
  { tab: 'table-games', icon: 'cards' },
  { tab: 'megaways', icon: 'megaways' },
  { tab: 'roulette', icon: 'wheel' },
  { tab: 'game-shows', icon: 'dice' },
];

interface LobbyTabsProps {
  /** The tab that is shown, or null on other pages. */
  readonly current: string | null;
  /** On wide screens on several lines, where they do not fit in one. */
  readonly wrap?: boolean;
}

/** The lobby's tabs (§2.2), and after them all games. */
export function LobbyTabs({ current, wrap = false }: LobbyTabsProps) {
  const messages = useMessages();
  const linkTo = useLinkTo();
  return (
    <PillRow label={messages.gameArea.browse} wrap={wrap}>
      {SHOWN.map(({ tab, icon }) => (
        <PillLink key={tab} href={linkTo('tab', { tab })} icon={icon} current={tab === current}>
          {titleOf(messages, tab)}
        </PillLink>
      ))}
      <PillLink href={linkTo('all-games')} icon="grid" current={current === 'all-games'}>
        {messages.general.allGames}
      </PillLink>
    </PillRow>
  );
}
