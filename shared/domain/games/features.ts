/** What games can be filtered by besides their provider. */
export const FEATURES = ['new', 'jackpots', 'megaways', 'live', 'demo'] as const;
export type Feature = (typeof FEATURES)[number];

/** The features that a market lets a filter offer: games without money are not mentioned where they may not be played. */
export function featuresFor({ demo }: { readonly demo: boolean }): readonly Feature[] {
  return FEATURES.filter((feature) => feature !== 'demo' || demo);
}
