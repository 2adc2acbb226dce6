import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../../shared/i18n/format.ts';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FavouritesPanel } from './favourites-panel.tsx';
import { GameBar, type GamePanel } from './game-bar.tsx';
import styles from './game-container.module.css';
import { GameStage } from './game-stage.tsx';
import { Leaving } from './leaving.tsx';
import { placeAtTile, tileInSight } from './tile-in-sight.ts';
import { QuickMenu } from './quick-menu.tsx';

/**
 * The full-screen game container (§2.9). It is no modal `<dialog>`: that would cover and block what the platform shows
 * over a game, such as the deposit widget. The stack of overlays makes the page below it inert.
 * @fetched A game is opened: the window around it
 */
export default function GameContainer() {
  useSignals();
  const [tile, setTile] = useState<Element | null>(null);
  return useApp().games.isGameOpen.value ? <OpenContainer onTile={setTile} /> : <Leaving tile={tile} />;
}

interface OpenContainerProps {
  /** Gets the tile that it grows out of; null: none is in sight. */
  readonly onTile: (tile: Element | null) => void;
}

function OpenContainer({ onTile }: OpenContainerProps) {
  useSignals();
  const { games } = useApp();
  const { gameRoom } = useMessages();
  const root = useRef<HTMLElement>(null);
  const panelId = useId();
  const [panel, setPanel] = useState<GamePanel | null>(null);
  const gameId = games.openGameId.value;
  useLayoutEffect(() => {
    // None between two games. It has opened then, but will close into the tile of the second.
    if (gameId === null) return;
    const tile = tileInSight(gameId);
    onTile(tile);
    placeAtTile(root.current, tile);
  }, [gameId, onTile]);
  useEffect(() => root.current?.focus(), []);
  const name = games.openGameName.value;
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
      // Between two games there is none.
      aria-label={gameId === null ? gameRoom.gameLoading : fill(gameRoom.gameRegion, { name })}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || panel === null) return;
        // The first press closes the panel alone.
        event.preventDefault();
        close();
      }}
    >
      <GameBar gameId={gameId} name={name} panel={panel} panelId={panelId} onToggle={toggle} />
      {/* Before the game, whose frame keeps the Tab key once it has the focus. */}
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
      <GameStage key={games.retries.value} />
    </section>
  );
}
