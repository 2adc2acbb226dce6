import { createModel, effect, untracked } from '@preact/signals-react';
import type { ChatForm } from '../../shared/domain/forms/chat-form.ts';
import type { ModelOf } from './model.ts';
import type { OverlaysModel } from './overlays.ts';
import type { PlatformCalls } from './platform-calls.ts';
import type { AccountModel } from './session/account.ts';
import type { SessionModel } from './session/session.ts';

interface ChatParts {
  readonly platform: Pick<PlatformCalls, 'engageChat'>;
  readonly account: Pick<AccountModel, 'player'>;
  readonly session: Pick<SessionModel, 'isReLoginLoaderShown'>;
  readonly overlays: Pick<OverlaysModel, 'open' | 'close' | 'openName'>;
}

/**
 * The chat with support is the platform's; before it the product asks who it is (§2.12), once for each player. A player whose
 * name and e-mail address the platform has told is not asked, also where it tells them later than the chat was wanted, as after
 * `NeoDL=chat` (§2.6).
 */
export const Chat = createModel(({ platform, account, session, overlays }: ChatParts) => {
  let isWanted = false;
  let introduced: { readonly playerId: number | null; readonly who: ChatForm } | null = null;
  const playerId = () => account.player.peek()?.playerId ?? null;

  const known = (): ChatForm | null => {
    if (introduced !== null && introduced.playerId === playerId()) return introduced.who;
    const { firstName, lastName, email } = account.player.peek() ?? {};
    return firstName && lastName && email ? { name: `${firstName} ${lastName}`, email } : null;
  };

  const open = () => {
    // Who was here a moment ago is probably a player whom the platform is about to tell.
    isWanted = session.isReLoginLoaderShown.peek();
    if (isWanted) return;
    const who = known();
    if (who === null) overlays.open('chatForm');
    else platform.engageChat(who);
  };

  effect(() => {
    if (!session.isReLoginLoaderShown.value && isWanted) untracked(open);
  });
  // The form is open, and the platform tells who it is after all.
  effect(() => {
    if (account.player.value === null || overlays.openName.value !== 'chatForm') return;
    const who = known();
    if (who === null) return;
    overlays.close('chatForm');
    untracked(() => platform.engageChat(who));
  });

  return {
    /** Opens the chat, or the form before it. */
    open,
    /** The form is filled in. */
    begin(who: ChatForm) {
      introduced = { playerId: playerId(), who };
      overlays.close('chatForm');
      platform.engageChat(who);
    },
  };
});

export type ChatModel = ModelOf<typeof Chat>;
