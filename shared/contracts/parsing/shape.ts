import * as v from 'valibot';

/** An answer of the wrong overall shape. The caller adds the address it came from (CONTRACTS.md). */
export class ShapeError extends Error {
  /** Dot path of the field at fault; `$` is the answer itself. */
  readonly field: string;

  constructor(field: string, reason: string) {
    super(`${field}: ${reason}`);
    this.name = 'ShapeError';
    this.field = field;
  }
}

/** One record of a list that failed its parser and was left out; counted and logged by the caller. */
export interface DroppedRecord {
  /** Where it stood, e.g. `games.instant.17.name`. */
  readonly path: string;
  readonly reason: string;
}

/** A list of which every record was parsed on its own. */
export interface ParsedRecords<T> {
  readonly records: readonly T[];
  readonly dropped: readonly DroppedRecord[];
}

/** Parses a whole answer. Throws a `ShapeError` naming the first field that is wrong. */
export function parseShape<const S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  root = '$',
): v.InferOutput<S> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ShapeError(joinPath(root, v.getDotPath(issue)), issue.message);
}

/** Parses one record; on failure hands it to `drop`, with the field at fault in its path, and gives `null`. */
export function parseRecord<const S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  path: string,
  drop: (record: DroppedRecord) => void,
): v.InferOutput<S> | null {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  drop({ path: joinPath(path, v.getDotPath(issue)), reason: issue.message });
  return null;
}

/** Parses a list record by record: a record of the wrong shape is dropped, the rest stand, in their order. */
export function parseRecords<const S extends v.GenericSchema<unknown, NonNullable<unknown>>>(
  schema: S,
  list: readonly unknown[],
  path: string,
): ParsedRecords<v.InferOutput<S>> {
  const records: v.InferOutput<S>[] = [];
  const dropped: DroppedRecord[] = [];
  for (const [index, input] of list.entries()) {
    const record = parseRecord(schema, input, `${path}.${index}`, (drop) => dropped.push(drop));
    if (record !== null) records.push(record);
  }
  return { records, dropped };
}

function joinPath(root: string, field: string | null): string {
  if (field === null) return root;
  return root === '$' ? field : `${root}.${field}`;
}
