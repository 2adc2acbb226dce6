import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useMessages, usePageData } from '../../state/app-context.tsx';
import { useBalanceTexts } from '../../parts/account/balance-texts.ts';
import { Balance } from '../../ui/balance/balance.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { WidgetLink } from '../../parts/links/widget-link.tsx';
import { FullscreenToggle } from './fullscreen-toggle.tsx';
import { GameHeart } from './game-heart.tsx';
import styles from './game-bar.module.css';
import { SessionFigures } from './session-figures.tsx';

/** The panel that lies over or beside the game; one at a time. */
export type GamePanel = 'favourites' | 'quick-menu';

interface GameBarProps {
  /** Null while one game closes and the next is not open yet. */
  readonly gameId: number | null;
  readonly name: string;
  readonly panel: GamePanel | null;
  readonly panelId: string;
  readonly onToggle: (panel: GamePanel) => void;
}

/**
 * A logo that closes the game, its heart and the list of favourites, the balance, the figures that the regulation requires,
 * Deposit, full screen, close (§2.9). Narrow screens have heart, list and balance in the quick menu.
 */
export function GameBar({ gameId, name, panel, panelId, onToggle }: GameBarProps) {
  useSignals();
  const { games } = useApp();
  const { account, gameRoom, general } = useMessages();
  const { total } = useBalanceTexts();
  const { settings } = usePageData().shell;
  return (
    <header className={styles.bar}>
      <button
        className={styles.exit}
        type="button"
        aria-label={`${settings.brandName}, ${gameRoom.exitGame}`}
        onClick={() => games.close()}
      >
        <Logo name={settings.brandName} />
      </button>
      <p className={styles.name}>{name}</p>
      {gameId === null ? null : <GameHeart className={styles.wide} gameId={gameId} name={name} />}
      <IconButton
        className={classNames(styles.list, styles.wide)}
        icon="grid"
        label={panel === 'favourites' ? gameRoom.closeFavourites : gameRoom.openFavourites}
        aria-expanded={panel === 'favourites'}
        aria-controls={panelId}
        onClick={() => onToggle('favourites')}
      />
      <SessionFigures />
      <span className={classNames(styles.balance, styles.wide)}>
        <Balance label={account.balance} amount={total} tone="mint" />
      </span>
      <WidgetLink widget="deposit" variant="primary" size="small">
        {general.deposit}
      </WidgetLink>
      <IconButton
        className={styles.narrow}
        icon="grid"
        label={gameRoom.quickMenu}
        aria-expanded={panel === 'quick-menu'}
        aria-controls={panelId}
        onClick={() => onToggle('quick-menu')}
      />
      <FullscreenToggle />
      <IconButton icon="close" label={gameRoom.closeGame} onClick={() => games.close()} />
    </header>
  );
}
