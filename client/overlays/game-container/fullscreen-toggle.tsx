import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { IconButton } from '../../ui/button/button.tsx';

/**
 * Full screen, where it is supported (§2.9). The whole document goes, not the container alone: what the platform
 * shows over the game must stay visible.
 */
export function FullscreenToggle() {
  useSignals();
  const { games } = useApp();
  const { gameArea } = useMessages();
  useEffect(() => {
    const follow = () => games.setFullscreen(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      if (document.fullscreenElement !== null) void document.exitFullscreen();
    };
  }, [games]);
  // The container is never rendered at the edge: it opens by a press.
  if (!globalThis.document?.fullscreenEnabled) return null;
  const isFull = games.isFullscreen.value;
  return (
    <IconButton
      icon={isFull ? 'collapse' : 'expand'}
      label={isFull ? gameArea.leaveFullscreen : gameArea.enterFullscreen}
      onClick={() => void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen())}
    />
  );
}
