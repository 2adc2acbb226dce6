import type { Currency } from '../config/currencies.ts';
import type { MarketName, Regulation } from '../config/markets.ts';
import type { LobbySizes } from './lobby-sizes.ts';
import type { Day } from './markets/duty.ts';

/** What the edge knows about the visitor from one request (§3 geo data, §2.6 flags). */
export interface Visitor extends LobbySizes {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
  readonly market: MarketName;
  /** Whether this environment serves visitors from there. */
  readonly isServed: boolean;
  /** The last day at which the market's duties changed: it stands for the set of them that is in force. */
  readonly rulesAsOf: Day;
  readonly regulation: Regulation;
  readonly currency: Currency;
  /** W: desktop web; C: mobile (§4). */
  readonly device: DeviceCode;
  /** `isnative=true` or the iOS app: header hidden, native footer (§2.6). */
  readonly isNative: boolean;
  readonly isIosApp: boolean;
  readonly bannerChoice: BannerChoice;
}

export type DeviceCode = 'W' | 'C';
export const BANNER_CHOICES = [0, 1, 2, 3] as const;
export type BannerChoice = (typeof BANNER_CHOICES)[number];
