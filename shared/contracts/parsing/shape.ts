import * as v from 'valibot';

/** A response of the wrong overall shape. The caller adds the address it came from. */
export class ShapeError extends Error {
  /** Dot path of the field at fault; `$` is the response itself. */
  readonly field: string;

  constructor(field: string, reason: string) {
    super(`${field}: ${reason}`);
    this.name = 'ShapeError';
    this.field = field;
  }
}

/** One record of a list that failed its parser and was left out; counted and logged by the caller. */
export interface DroppedRecord {
  /** Its path, e.g. `games.instant.17.name`. */
  readonly path: string;
  readonly reason: string;
}

/** A list of which every record was parsed on its own. */
export interface ParsedRecords<T> {
  readonly records: readonly T[];
  readonly dropped: readonly DroppedRecord[];
}

/**
 * Parses a whole response.
 * @throws ShapeError when a field is wrong; it names the first one
 */
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

/** Parses one record; on failure passes it to `drop`, with the field at fault in its path, and returns `null`. */
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

/**
 * Parses a list record by record: a record of the wrong shape is dropped, the others are returned in their order. Records
 * past the first `most` are dropped unread: tens of thousands would keep an isolate busy for seconds.
 */
export function parseRecords<const S extends v.GenericSchema<unknown, NonNullable<unknown>>>(
  schema: S,
  list: readonly unknown[],
  path: string,
  most = Number.POSITIVE_INFINITY,
): ParsedRecords<v.InferOutput<S>> {
  const records: v.InferOutput<S>[] = [];
  const dropped: DroppedRecord[] = [];
  const tooMany: DroppedRecord = { path: `${path}.${most}`, reason: `Expected ${most} records at most` };
  for (const [index, input] of list.entries()) {
    if (index >= most) {
      dropped.push(tooMany);
      continue;
    }
    const record = parseRecord(schema, input, `${path}.${index}`, (drop) => dropped.push(drop));
    if (record !== null) records.push(record);
  }
  return { records, dropped };
}

function joinPath(root: string, field: string | null): string {
  if (field === null) return root;
  return root === '$' ? field : `${root}.${field}`;
}
