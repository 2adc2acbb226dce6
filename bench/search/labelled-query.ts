/** A query and its right results, any of which will do. `~Scratch` is every game with that text in its name. */
export type LabelledQuery = readonly [query: string, ...names: readonly [string, ...string[]]];

/** Labelled queries, by their kind of difficulty. */
export type LabelledQueries = Readonly<Record<string, readonly LabelledQuery[]>>;
