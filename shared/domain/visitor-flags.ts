import { wholeNumber } from './lobby-sizes.ts';
import { BANNER_CHOICES, type BannerChoice, type Visitor } from './visitor.ts';

/** What an address asks of the site's look (§2.6). */
export interface VisitorFlags {
  readonly wantsNative: boolean;
  readonly wantsIosApp: boolean;
  /** 0: none is chosen. */
  readonly bannerChoice: BannerChoice;
}

/** Reads the flags of a query; a value that none of them has is as if it were not said. */
export function readFlags(read: (name: string) => string | null | undefined): VisitorFlags {
  const chosen = wholeNumber(read('banner'), { least: 1, most: 3 });
  return {
    wantsNative: read('isnative') === 'true',
    wantsIosApp: (read('iosapp') ?? null) !== null,
    bannerChoice: BANNER_CHOICES.find((choice) => choice === chosen) ?? 0,
  };
}

/** Whether an address asks for another look than the one that is shown. One without a flag asks for none. */
export function wantsOtherLook(
  { wantsNative, wantsIosApp, bannerChoice }: VisitorFlags,
  shown: Pick<Visitor, 'isNative' | 'isIosApp' | 'bannerChoice'>,
): boolean {
  return (
    (wantsNative && !shown.isNative) ||
    (wantsIosApp && !shown.isIosApp) ||
    (bannerChoice !== 0 && bannerChoice !== shown.bannerChoice)
  );
}
