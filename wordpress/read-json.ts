export type JsonObject = Readonly<Record<string, unknown>>;

/** A value as a JSON object; throws when it is something else, so that a test says what came instead. */
export function readJson(value: unknown): JsonObject {
  if (!isObject(value)) throw new TypeError(`No object: ${JSON.stringify(value)?.slice(0, 200)}`);
  return value;
}

/** The bare array that a list of WordPress's is. */
export async function readList(response: Response): Promise<readonly JsonObject[]> {
  const body: unknown = await response.json();
  if (!Array.isArray(body)) throw new TypeError(`No list: ${JSON.stringify(body).slice(0, 200)}`);
  return body.map(readJson);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
