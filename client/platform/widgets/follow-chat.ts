import { effect, untracked } from '@preact/signals-react';
import type { AppState } from '../../state/app-state.ts';
import type { Cancel } from '../../state/collaborators.ts';

/**
 * A player is not asked who it is also where the platform tells that later than the chat was wanted, as after `NeoDL=chat` (§2.6),
 * or than its form has opened.
 */
export function followChat({
  account,
  chat,
  overlays,
  session,
}: Pick<AppState, 'account' | 'chat' | 'overlays' | 'session'>): Cancel {
  return effect(() => {
    const isAsked = account.player.value !== null && overlays.openName.value === 'chatForm';
    if (!session.isReLoginLoaderShown.value && (chat.isWanted.value || isAsked)) untracked(chat.goOn);
  });
}
