import { DEFAULT_COUNTRY } from '../../config/constants.ts';
import {
  isRegulation,
  MARKET_NAMES,
  MARKETS,
  type MarketName,
  type Regulation,
} from '../../config/markets.ts';

/** Where a visitor is: ISO 3166-1 alpha-2, and the second half of ISO 3166-2 where it is known (`ON` for Ontario). */
export interface Area {
  readonly country: string;
  readonly region: string | null;
}

/** The market that an area belongs to (§5): that of its region, else that of its country, else `elsewhere`. */
export function marketFor({ country, region }: Area): MarketName {
  const areaOf = (name: MarketName) => MARKETS[name].area;
  const inCountry = MARKET_NAMES.filter((name) => areaOf(name)?.country === country);
  return (
    inCountry.find((name) => region !== null && areaOf(name)?.region === region) ??
    inCountry.find((name) => areaOf(name)?.region === undefined) ??
    'elsewhere'
  );
}

/**
 * The market whose rules hold for a visitor: that of the area, unless the platform gives the visitor the regulation that
 * one market alone has (§7.1 geolocation). Great Britain's hold then wherever the visitor is.
 */
export function marketUnder(area: Area, regulation: Regulation): MarketName {
  const named = marketFor(area);
  if (MARKETS[named].regulation === regulation) return named;
  const [own, ...others] = MARKET_NAMES.filter((name) => MARKETS[name].regulation === regulation);
  return own === undefined || others.length > 0 ? named : own;
}

/** The regulation that the platform is asked for in a country (§5). */
export function regulationOf(country: string): Regulation {
  return MARKETS[marketFor({ country, region: null })].regulation;
}

/**
 * The regulation of a visitor or player in a country (§5), where the platform has named one: an unknown one follows from the
 * country. Great Britain's rules are not the platform's to choose.
 */
export function regulationGiven(named: unknown, country: string): Regulation {
  return country !== DEFAULT_COUNTRY && isRegulation(named) ? named : regulationOf(country);
}

/** Which markets an environment serves. */
export interface Serving {
  /** Those that the setting `MARKETS` names; `null`: all, as a sandbox does. */
  readonly markets: ReadonlySet<MarketName> | null;
  readonly restrictedCountries: ReadonlySet<string>;
}

/** Whether visitors from an area are served. */
export function isServed(area: Area, { markets, restrictedCountries }: Serving): boolean {
  return !restrictedCountries.has(area.country) && (markets === null || markets.has(marketFor(area)));
}

/** Whether a country is served in one of its regions at least. */
export function isServedInPart(country: string, { markets }: Serving): boolean {
  return MARKET_NAMES.some((name) => {
    const { area } = MARKETS[name];
    return area?.country === country && area.region !== undefined && (markets === null || markets.has(name));
  });
}
