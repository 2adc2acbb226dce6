/** One thing that is known of a game or a studio, in words for this visitor. */
export interface Fact {
  /** Names the message of its label. */
  readonly key: string;
  readonly value: string;
  /** A page about it, without locale prefix. */
  readonly href?: string;
}

/** A link to a list of games: a theme, a studio. */
export interface GroupLink {
  readonly name: string;
  /** Without locale prefix. */
  readonly href: string;
}
