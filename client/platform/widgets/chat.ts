import { FRAMEWORK_PATIENCE_MS } from '../../../shared/config/constants.ts';
import type { ChatForm } from '../../../shared/domain/forms/chat-form.ts';
import type { AppState } from '../../state/app-state.ts';
import type { Cancel, Timers } from '../../state/collaborators.ts';
import type { Framework } from '../framework/contract.ts';
import { warn } from '../framework/payloads.ts';

/** After the chat has opened, or was asked for. */
const ECHO_MS = 1_000;

/** Opens the platform's chat, for the page and when the platform asks for it. */
export interface ChatFeed {
  /**
   * @returns what the framework's `engageChat` answers
   * @throws (rejects) what it throws
   */
  engage(who: ChatForm): Promise<unknown>;
  /** `showChat`; one that comes while the chat opens, or a moment after, asks for nothing new. */
  hear(): void;
}

interface ChatParts {
  readonly app: Pick<AppState, 'chat' | 'session'>;
  readonly timers: Pick<Timers, 'after'>;
}

/** A framework may send `showChat` because its chat has been opened, which would go round for ever. */
export function createChatFeed(framework: Framework, { app, timers }: ChatParts): ChatFeed {
  let hearAgain: Cancel | null = null;
  const ignoreFor = (ms: number) => {
    hearAgain?.();
    hearAgain = timers.after(ms, () => {
      hearAgain = null;
    });
  };
  return {
    async engage(who) {
      // It may answer only when the chat is closed, or not at all.
      ignoreFor(FRAMEWORK_PATIENCE_MS);
      // One that cannot be told who it is asks by itself.
      framework.call('initChat', who).catch(warn);
      return framework.call('engageChat').finally(() => ignoreFor(ECHO_MS));
    },
    hear() {
      // §6: honoured only when logged in.
      if (!app.session.isLoggedIn.peek() || hearAgain !== null) return;
      ignoreFor(ECHO_MS);
      app.chat.open();
    },
  };
}
