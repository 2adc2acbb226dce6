import { createModel } from '@preact/signals-react';
import type { ChatForm } from '../../shared/domain/forms/chat-form.ts';
import type { ModelOf } from './model.ts';
import type { OverlaysModel } from './overlays.ts';
import type { PlatformCalls } from './platform-calls.ts';
import type { AccountModel } from './session/account.ts';

interface ChatParts {
  readonly platform: Pick<PlatformCalls, 'engageChat'>;
  readonly account: Pick<AccountModel, 'player'>;
  readonly overlays: Pick<OverlaysModel, 'open' | 'close'>;
}

/**
 * The chat with support is the platform's; before it the product asks who it is (§2.12), once for each player. A player whose
 * name and e-mail address the platform has told is not asked.
 */
export const Chat = createModel(({ platform, account, overlays }: ChatParts) => {
  let introduced: { readonly playerId: number | null; readonly who: ChatForm } | null = null;
  const playerId = () => account.player.peek()?.playerId ?? null;

  const known = (): ChatForm | null => {
    if (introduced !== null && introduced.playerId === playerId()) return introduced.who;
    const { firstName, lastName, email } = account.player.peek() ?? {};
    return firstName && lastName && email ? { name: `${firstName} ${lastName}`, email } : null;
  };

  return {
    /** Opens the chat, or the form before it. */
    open() {
      const who = known();
      if (who === null) overlays.open('chatForm');
      else platform.engageChat(who);
    },
    /** The form is filled in. */
    begin(who: ChatForm) {
      introduced = { playerId: playerId(), who };
      overlays.close();
      platform.engageChat(who);
    },
  };
});

export type ChatModel = ModelOf<typeof Chat>;
