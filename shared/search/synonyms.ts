/**
 * What Spanish-speaking players call games whose names are English (§2.7: the site is in both languages). In the form
 * that search compares: lower case, without accents. A word with a similar spelling (`poquer`) needs no entry.
 */
export const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['bacara', 'baccarat'],
  ['bacarra', 'baccarat'],
  ['bote', 'jackpot'],
  ['botes', 'jackpot'],
  ['dado', 'dice'],
  ['dados', 'dice'],
  ['navidad', 'christmas'],
  ['poquer', 'poker'],
  ['rasca', 'scratch'],
  ['rascas', 'scratch'],
  ['ruleta', 'roulette'],
  ['ruletas', 'roulette'],
  ['vivo', 'live'],
]);
