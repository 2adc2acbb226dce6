import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../../shared/i18n/format.ts';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FavouritesPanel } from './favourites-panel.tsx';
import { GameBar, type GamePanel } from './game-bar.tsx';
import styles from './game-container.module.css';
import { GameStage } from './game-stage.tsx';
import { growFromTile } from './grow-from-tile.ts';
import { QuickMenu } from './quick-menu.tsx';

/**
 * The full-screen game container (§2.9). It is no modal `<dialog>`: that would cover and block what the platform shows
 * over a game, such as the deposit widget. The stack of overlays makes the page below it inert.
 */
export function GameContainer() {
  useSignals();
  return useApp().games.isGameOpen.value ? <OpenContainer /> : null;
}

function OpenContainer() {
  useSignals();
  const { games } = useApp();
  const { gameRoom } = useMessages();
  const root = useRef<HTMLElement>(null);
  const panelId = useId();
  const [panel, setPanel] = useState<GamePanel | null>(null);
  const gameId = games.openGameId.value;
  // The game that it opens with; another that follows finds it open.
  const [firstGame] = useState(gameId);
  useLayoutEffect(() => growFromTile(root.current, firstGame), [firstGame]);
  useEffect(() => root.current?.focus(), []);
  const name = (gameId === null ? undefined : games.catalogue.value?.gameById.get(gameId)?.name) ?? '';
  const toggle = (which: GamePanel) => setPanel((now) => (now === which ? null : which));
  const close = () => setPanel(null);
  return (
    // Handles keys that bubble from the buttons inside. No `dialog` element: an open one stops a modal dialog above it from
    // closing by Escape and by its backdrop.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
      role="dialog"
      className={classNames(styles.container, panel === 'favourites' && styles.withPanel)}
      ref={root}
      aria-modal="true"
      aria-label={fill(gameRoom.gameRegion, { name })}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || panel === null) return;
        // The first press closes the panel alone.
        event.preventDefault();
        close();
      }}
    >
      <GameBar gameId={gameId} name={name} panel={panel} panelId={panelId} onToggle={toggle} />
      <GameStage />
      {panel === 'favourites' ? <FavouritesPanel id={panelId} onClose={close} /> : null}
      {panel === 'quick-menu' ? (
        <QuickMenu
          id={panelId}
          gameId={gameId}
          name={name}
          onClose={close}
          onFavourites={() => setPanel('favourites')}
        />
      ) : null}
    </section>
  );
}
