/** What is typed, and the games that are right: any of them. `~Scratch` is every game with that in its name. */
export type LabelledQuery = readonly [query: string, ...names: readonly [string, ...string[]]];

/** Labelled queries by the kind of thing that is hard about them. */
export type LabelledQueries = Readonly<Record<string, readonly LabelledQuery[]>>;
