import type { PlayerApi } from '../api/player-api.ts';
import type { ChatVisitor, WidgetName } from '../contract.ts';
import type { Events } from '../events.ts';
import type { FeedGame } from '../feed.ts';
import type { Language, MessageKey } from '../language.ts';
import type { Player } from '../player.ts';

/** What the framework's parts share: given to each widget, read when it is drawn. */
export type Services = {
  api: PlayerApi;
  player: Player;
  events: Events;
  language(): Language;
  /** The player's currency, else the one given to `start()`. */
  currency(): string;
  /** The platform code given to `start()`. */
  languageCode(): string;
  game(id: number): FeedGame | undefined;
  /** Who the page said the chat is for; null when it has not. */
  chatVisitor(): ChatVisitor | null;
  /** Opens the reality check this often, in minutes, while the player is logged in; null stops it. */
  remindEvery(minutes: number | null): void;
};

export type WidgetContext = Services & {
  /** The element in the page's tree that holds the widget. */
  host: HTMLElement;
  /** Draws another widget in place of this one. */
  go(name: WidgetName): void;
  /** Draws this widget again, with what is known now. */
  again(): void;
  close(): void;
  /** What is shown stays at the logout that follows: it is what the player is told last. */
  stay(): void;
};

export type Widget = {
  title: MessageKey;
  /** Asked for by someone who is not logged in, it comes after the login. */
  forPlayers: boolean;
  wide?: boolean;
  /** Its dialog and others leave each other open: what was typed there stays. */
  over?: boolean;
  render(context: WidgetContext): Node | Promise<Node>;
};
