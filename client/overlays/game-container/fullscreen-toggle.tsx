import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { IconButton } from '../../ui/button/button.tsx';

/** A browser may refuse: the page's policy forbids it, or the press is too long ago. */
const warn = (error: unknown) => console.warn('Full screen', error);

/**
 * Full screen, where it is supported (§2.9). The whole document becomes full screen, not the container alone, so that what
 * the platform shows over the game stays visible.
 */
export function FullscreenToggle() {
  useSignals();
  const { games } = useApp();
  const { gameRoom } = useMessages();
  useEffect(() => {
    const follow = () => games.setFullscreen(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      if (document.fullscreenElement !== null) document.exitFullscreen().catch(warn);
    };
  }, [games]);
  // The edge has no document.
  if (!globalThis.document?.fullscreenEnabled) return null;
  const isFull = games.isFullscreen.value;
  return (
    <IconButton
      icon={isFull ? 'collapse' : 'expand'}
      label={isFull ? gameRoom.leaveFullscreen : gameRoom.enterFullscreen}
      onClick={() => {
        const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
        change.catch(warn);
      }}
    />
  );
}
