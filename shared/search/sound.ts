/** What is written, and how it is heard; applied in this order. */
const HEARD: readonly (readonly [written: RegExp, heard: string])[] = [
  [/ph/gu, 'f'],
  [/x/gu, 'ks'],
  [/[ts]ion|shun/gu, 'xn'],
  [/sh|ch/gu, 'x'],
  [/ght/gu, 't'],
  [/^k(?=n)|^w(?=r)/gu, ''],
  [/ck|q/gu, 'k'],
  [/c(?=[eiy])|z/gu, 's'],
  [/c/gu, 'k'],
  [/g(?=[eiy])/gu, 'j'],
  // Vowels are what differs most; only that a word begins with one counts.
  [/^[aeiouy]+/gu, 'a'],
  [/(?<=.)[aeiouyhw]+/gu, ''],
  [/(.)\1+/gu, '$1'],
];
/** Shorter sounds are those of too many words. */
const FEWEST_SOUNDS = 2;

/** How a word in comparable form sounds, to compare with another's: `pharaoh` as `farao`; `null` for a short one. */
export function soundOf(word: string): string | null {
  const sound = HEARD.reduce((text, [written, heard]) => text.replaceAll(written, heard), word);
  return sound.length < FEWEST_SOUNDS ? null : sound;
}
