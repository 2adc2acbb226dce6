export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * A value as a JSON object.
 * @throws TypeError when it is something else; the message holds its first 200 characters
 */
export function readJson(value: unknown): JsonObject {
  if (!isObject(value)) throw new TypeError(`No object: ${JSON.stringify(value)?.slice(0, 200)}`);
  return value;
}

/**
 * The bare array of a list response of WordPress.
 * @throws (rejects) TypeError when the body is something else
 */
export async function readList(response: Response): Promise<readonly JsonObject[]> {
  const body: unknown = await response.json();
  if (!Array.isArray(body)) throw new TypeError(`No list: ${JSON.stringify(body).slice(0, 200)}`);
  return body.map(readJson);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
