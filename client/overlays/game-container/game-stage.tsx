import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { openInside } from '../open-inside.ts';
import styles from './game-container.module.css';

/** Where the game is played. Each game gets a new element, and so does each try (its key). */
export function GameStage() {
  useSignals();
  const { games, platform } = useApp();
  const { gameRoom, general } = useMessages();
  const host = useRef<HTMLDivElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const gameId = games.openGameId.value;
  const hasFailed = games.hasFailed.value;
  const aspectRatio =
    gameId === null ? null : (games.catalogue.value?.gameById.get(gameId)?.aspectRatio ?? null);

  useEffect(() => {
    if (gameId === null || host.current === null) return undefined;
    setPlaying(false);
    return openInside({
      host: host.current,
      marks: { gameHost: String(gameId) },
      async open(leaf) {
        const opened = await platform.loadGame(gameId, leaf);
        passOnEscape(leaf);
        return opened;
      },
      onSettled(isOpen) {
        if (isOpen) setPlaying(true);
        else games.failed(gameId);
      },
    });
  }, [gameId, games, platform]);

  return (
    <div className={styles.stage}>
      <div
        className={styles.host}
        ref={host}
        style={aspectRatio === null ? undefined : ratioStyle(aspectRatio)}
      />
      {!hasFailed && (!isPlaying || gameId === null) ? (
        <div className={styles.notice}>
          <Spinner label={gameRoom.gameLoading} />
          <p>{gameRoom.gameLoading}</p>
        </div>
      ) : null}
      {hasFailed ? (
        <div className={styles.notice} role="alert">
          <p>{gameRoom.gameFailed}</p>
          <Button variant="primary" onClick={() => games.retry()}>
            {general.tryAgain}
          </Button>
          <Button variant="quiet" onClick={() => games.close()}>
            {gameRoom.closeGame}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/**
 * Escape closes a game also when the focus is inside its frame. A frame of another origin keeps its keys: there the game itself
 * may ask the platform to close it.
 */
function passOnEscape(leaf: HTMLElement): void {
  leaf.querySelector('iframe')?.contentDocument?.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented) return;
    leaf.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
}

/** React's type for styles has no custom properties. */
function ratioStyle(ratio: number): CSSProperties & Readonly<Record<'--ratio', string>> {
  return { '--ratio': String(ratio) };
}
