/**
 * The id of the span by which an answer names its request; the request's line in the log has the same.
 * @throws Error when the answer names none
 */
export function spanOf({ headers }: Response): string {
  return part(headers, 2);
}

/** The id of an answer's trace. @throws Error when the answer names none */
export function traceOf({ headers }: Response): string {
  return part(headers, 1);
}

function part(headers: Headers, group: 1 | 2): string {
  const id = /^00-([\da-f]{32})-([\da-f]{16})-0[01]$/u.exec(headers.get('traceresponse') ?? '')?.[group];
  if (id === undefined)
    throw new Error(`The answer names no trace: ${headers.get('traceresponse') ?? 'no header'}`);
  return id;
}
