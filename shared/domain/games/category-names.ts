import type { DeviceCode } from '../visitor.ts';

/** The categories that §3 names. */
export const CATEGORY_NAMES = {
  casino: 'Casino',
  liveCasino: 'Live Casino',
  featured: 'Featured Games',
  popular: 'Popular Games',
  slots: 'Slots',
  new: 'New',
  jackpots: 'Jackpots',
  dropsAndWins: 'Drops & Wins',
  christmas: 'Christmas Games',
  winterfest: 'Winterfest',
  allGames: 'All Games',
} as const;

export type CategoryName = (typeof CATEGORY_NAMES)[keyof typeof CATEGORY_NAMES];

// Other spellings by English name: English variants, then Finnish, then Norwegian (§3).
const SPELLINGS: Readonly<Record<CategoryName, readonly string[]>> = {
  Casino: ['kasino'],
  'Live Casino': ['livecasino', 'live-casino', 'live-kasino', 'livekasino', 'live kasino'],
  'Featured Games': ['featured', 'suositellut pelit', 'esittelyssä', 'utvalgte spill', 'utvalgt'],
  'Popular Games': [
    'popular',
    'suositut pelit',
    'suosituimmat pelit',
    'suositut',
    'populære spill',
    'populære',
  ],
  Slots: ['slot games', 'kolikkopelit', 'slotit', 'spilleautomater', 'automater', 'slotspill'],
  New: ['new games', 'uudet', 'uudet pelit', 'uutuudet', 'uutuuspelit', 'nye', 'nye spill', 'nyheter'],
  Jackpots: [
    'jackpot',
    'jackpot games',
    'jackpotit',
    'jackpot-pelit',
    'jättipotit',
    'jackpotter',
    'jackpottspill',
    'jackpotspill',
  ],
  'Drops & Wins': [
    'drops and wins',
    'drops&wins',
    'pudotukset ja voitot',
    'pudotukset & voitot',
    'dropp og gevinster',
    'dropp & gevinster',
  ],
  'Christmas Games': ['christmas', 'joulupelit', 'julespill'],
  Winterfest: ['winter fest', 'talvifestivaali', 'talvijuhla', 'talvifest', 'vinterfest', 'vinterfestival'],
  'All Games': ['all', 'kaikki pelit', 'kaikki', 'alle spill', 'alle'],
};

const ENGLISH: ReadonlyMap<string, CategoryName> = new Map(
  Object.values(CATEGORY_NAMES).flatMap((name) =>
    [name.toLowerCase(), ...SPELLINGS[name]].map((spelling): [string, CategoryName] => [spelling, name]),
  ),
);

/**
 * The English name of a category in any spelling that the platform uses (§3); an unknown name is returned unchanged.
 */
export function englishCategoryName(name: string): string {
  return ENGLISH.get(composed(name).toLowerCase()) ?? name;
}

/** Letters and their marks as one: some systems write them apart. */
function composed(name: string): string {
  return name.normalize('NFC');
}

const DEVICE_WORDS: readonly (readonly [DeviceCode, RegExp])[] = [
  ['C', /\b(?:mobile|mobiili|mobil)(?:[\s-]+|$)|^(?:mobiili|mobil)(?=[kl])|\((?:mobile|mobiili|mobil)\)/i],
  ['W', /\b(?:desktop|työpöytä|skrivebord)(?:[\s-]+|$)|\((?:desktop|työpöytä|skrivebord)\)/i],
];

/**
 * A main category's name and the device its variant is for (§4 category builder): the platform marks a variant
 * in the name, `Casino Mobile`, `Mobile Casino`, `Mobiilikasino`, `Live Casino (Desktop)`.
 */
export function mainCategoryName(name: string): {
  readonly name: string;
  readonly device: DeviceCode | null;
} {
  const whole = composed(name);
  for (const [device, words] of DEVICE_WORDS) {
    const bare = whole.replace(words, '').trim();
    if (bare !== whole && bare !== '') return { name: englishCategoryName(bare), device };
  }
  return { name: englishCategoryName(name), device: null };
}
