import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useMessages, usePageData } from '../../state/app-context.tsx';
import { IconButton } from '../../ui/button/button.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { WidgetLink } from '../../parts/links/widget-link.tsx';
import { FullscreenToggle } from './fullscreen-toggle.tsx';
import styles from './game-bar.module.css';
import { SessionFigures } from './session-figures.tsx';

/** The panel that lies over or beside the game; one at a time. */
export type GamePanel = 'favourites' | 'quick-menu';

interface GameBarProps {
  readonly name: string;
  readonly panel: GamePanel | null;
  readonly panelId: string;
  readonly onToggle: (panel: GamePanel) => void;
}

/** A logo that closes the game, the figures that the regulation requires, Deposit, panels, full screen, close (§2.9). */
export function GameBar({ name, panel, panelId, onToggle }: GameBarProps) {
  useSignals();
  const { games } = useApp();
  const { gameArea, general } = useMessages();
  const { settings } = usePageData().shell;
  return (
    <header className={styles.bar}>
      <button
        className={styles.exit}
        type="button"
        aria-label={`${settings.brandName}, ${gameArea.exitGame}`}
        onClick={() => games.close()}
      >
        <Logo name={settings.brandName} compact />
      </button>
      <p className={styles.name}>{name}</p>
      <SessionFigures />
      <WidgetLink widget="deposit" variant="primary" size="small">
        {general.deposit}
      </WidgetLink>
      <IconButton
        className={styles.wide}
        icon="heart"
        label={panel === 'favourites' ? gameArea.closeFavourites : gameArea.openFavourites}
        aria-expanded={panel === 'favourites'}
        aria-controls={panelId}
        onClick={() => onToggle('favourites')}
      />
      <IconButton
        className={styles.narrow}
        icon="grid"
        label={gameArea.quickMenu}
        aria-expanded={panel === 'quick-menu'}
        aria-controls={panelId}
        onClick={() => onToggle('quick-menu')}
      />
      <FullscreenToggle />
      <IconButton icon="close" label={gameArea.closeGame} onClick={() => games.close()} />
    </header>
  );
}
