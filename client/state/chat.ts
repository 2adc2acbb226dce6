import { createModel, signal } from '@preact/signals-react';
import type { ChatForm } from '../../shared/domain/forms/chat-form.ts';
import type { Collaborators } from './collaborators.ts';
import type { ModelOf } from './model.ts';
import type { OverlaysModel } from './overlays.ts';
import type { AccountModel } from './session/account.ts';
import type { SessionModel } from './session/session.ts';

interface ChatParts {
  readonly collaborators: Pick<Collaborators, 'platform' | 'timers'>;
  readonly account: Pick<AccountModel, 'departures' | 'player'>;
  readonly session: Pick<SessionModel, 'isReLoginLoaderShown'>;
  readonly overlays: Pick<OverlaysModel, 'open' | 'close' | 'openName' | 'askedMs'>;
}

/**
 * The chat with support is the platform's; before it the product asks who it is (§2.12), once for each player, and a guest once
 * until a player has been here. A player whose name and e-mail address the platform has told is not asked.
 */
export const Chat = createModel(({ collaborators, account, session, overlays }: ChatParts) => {
  const { platform, timers } = collaborators;
  const isWanted = signal(false);
  let askedMs = 0;
  let introduced: { readonly visitor: string; readonly who: ChatForm } | null = null;
  /** Guests are the same one until a player leaves. */
  const visitor = () => `${account.departures.peek()} ${account.player.peek()?.playerId ?? ''}`;

  const known = (): ChatForm | null => {
    if (introduced !== null && introduced.visitor === visitor()) return introduced.who;
    const { firstName, lastName, email } = account.player.peek() ?? {};
    return firstName && lastName && email ? { name: `${firstName} ${lastName}`, email } : null;
  };
  const engage = (who: ChatForm) => {
    overlays.close('chatForm');
    platform.engageChat(who, askedMs);
  };
  const start = () => {
    const who = known();
    if (who === null) overlays.open('chatForm', askedMs);
    else engage(who);
  };

  return {
    /** The chat was asked for before the platform has told who it is (`followChat`). */
    isWanted,
    /** Whether the form comes before the chat. */
    asksFirst: () => known() === null,
    /** Opens the chat, or the form before it. */
    open() {
      askedMs = timers.now();
      // Who was here a moment ago is probably a player whom the platform is about to tell.
      isWanted.value = session.isReLoginLoaderShown.peek();
      if (!isWanted.peek()) start();
    },
    /** The platform has told who it is, or will not tell. What was opened meanwhile stays. */
    goOn() {
      isWanted.value = false;
      // The form may have been opened again since, by Forward.
      askedMs = overlays.askedMs('chatForm') ?? askedMs;
      start();
    },
    /** The form is filled in. It may be gone since: closed, or the platform has told who it is. */
    begin(who: ChatForm) {
      if (overlays.openName.peek() !== 'chatForm') return;
      introduced = { visitor: visitor(), who };
      askedMs = timers.now();
      engage(who);
    },
  };
});

export type ChatModel = ModelOf<typeof Chat>;
