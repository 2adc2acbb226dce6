/** `Intl` objects are slow to create and hold nothing about a visitor, so one of each is kept. */
export function memoised<Arguments extends readonly (string | boolean)[], Result>(
  make: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const made = new Map<string, Result>();
  return (...given) => {
    const key = given.join('|');
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(...given);
    made.set(key, fresh);
    return fresh;
  };
}
