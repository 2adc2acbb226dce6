import { useApp, useMessages } from '../../state/app-context.tsx';
import { Balance } from '../../ui/balance/balance.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useBalanceTexts } from '../../parts/account/balance-texts.ts';
import { widgetHref } from '../../parts/links/widget-link.tsx';
import { GameHeart } from './game-heart.tsx';
import styles from './panels.module.css';

interface QuickMenuProps {
  readonly id: string;
  readonly gameId: number | null;
  readonly name: string;
  readonly onClose: () => void;
  readonly onFavourites: () => void;
}

/** The quick menu of narrow screens (§2.9): balances, the game's heart, favourites, chat, account, deposit, and closing the game. */
export function QuickMenu({ id, gameId, name, onClose, onFavourites }: QuickMenuProps) {
  const { games } = useApp();
  const { account, gameArea, gameRoom } = useMessages();
  const { cash, bonus } = useBalanceTexts();
  const widgets = [
    { widget: 'deposit', icon: 'wallet', text: account.deposit },
    { widget: 'chat', icon: 'chat', text: account.chat },
    { widget: 'account', icon: 'user', text: account.myAccount },
    { widget: 'realityCheck', icon: 'clock', text: account.realityCheck },
  ] as const;
  return (
    <section className={styles.sheet} id={id} aria-label={gameRoom.quickMenu}>
      <div className={styles.sums}>
        <Balance label={account.cashBalance} amount={cash} tone="mint" />
        <Balance label={account.bonusBalance} amount={bonus} />
      </div>
      <ul className={styles.items}>
        {gameId === null ? null : (
          <li>
            <GameHeart gameId={gameId} name={name} text={gameRoom.favouriteGame} />
          </li>
        )}
        <li>
          <button type="button" onClick={onFavourites}>
            <Icon name="grid" />
            {gameArea.favourites}
          </button>
        </li>
        {widgets.map(({ widget, icon, text }) => (
          <li key={widget}>
            <a
              href={widgetHref(widget)}
              rel="nofollow"
              data-action="widget"
              data-widget={widget}
              onClick={onClose}
            >
              <Icon name={icon} />
              {text}
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => games.close()}>
            <Icon name="logout" />
            {gameRoom.exitGame}
          </button>
        </li>
      </ul>
    </section>
  );
}
