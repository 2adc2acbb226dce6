import { LICENCE_TABLE, LICENCES, MARKET_NAMES, MARKETS } from '../shared/config/markets.ts';
import type { Licence, Market, MarketName } from '../shared/config/markets.ts';
import type { Law } from '../shared/domain/markets/duty.ts';
import type { LicenceFacts } from '../shared/pages/page-data.ts';
import type { SettingProblems } from './setting-fields.ts';

/** Which markets are served under which licences, and what production has to say of them (worker/settings.ts). */

type LicenceSetting = ReturnType<typeof licenceSetting<Licence>>;
type RegisterSetting = ReturnType<typeof registerSetting<Licence>>;

interface MarketSettings extends Readonly<Record<LicenceSetting | RegisterSetting, string>> {
  readonly ENVIRONMENT: 'sandbox' | 'production';
  readonly MARKETS: readonly MarketName[];
  readonly RESTRICTED_COUNTRIES: readonly string[];
  readonly UK_MARKETING_OPT_IN: 'ticked' | 'unticked';
  readonly LICENSEE_NAME: string;
}

/** A placeholder in the place of a licence's number: without a digit from 1 to 9 (`00000`, `TODO`), or with a part that is all noughts, as in `MGA/B2C/000/2026`. */
const PLACEHOLDER = /^[^1-9]*$|\/0+\//u;

/** What a licence line shows: the number, and where it is registered. */
export function licenceFacts(values: MarketSettings, licence: Licence): LicenceFacts {
  const number = values[licenceSetting(licence)];
  const { register, entry } = LICENCE_TABLE[licence];
  const id = values[registerSetting(licence)] || number;
  return { number, registerUrl: id === '' ? register : (entry?.replace('{id}', id) ?? register) };
}

/** Adds why these markets may not be served. */
export function addMarketProblems(problems: SettingProblems, values: MarketSettings): void {
  for (const name of values.MARKETS) {
    const { area } = MARKETS[name];
    if (area !== null && values.RESTRICTED_COUNTRIES.includes(area.country)) {
      problems.add(
        'RESTRICTED_COUNTRIES',
        `names ${area.country}, which MARKETS serves: expected in one of them`,
      );
    }
  }
  if (values.ENVIRONMENT === 'production') addUnlicensed(problems, values);
}

function addUnlicensed(problems: SettingProblems, values: MarketSettings): void {
  if (values.MARKETS.length === 0) {
    problems.add('MARKETS', `is not set: expected names out of ${MARKET_NAMES.join(', ')}`);
  }
  for (const name of values.MARKETS) {
    if (MARKETS[name].area === null || MARKETS[name].licence === null)
      problems.add('MARKETS', `names ${name}, for which there is no licence`);
  }
  if (values.UK_MARKETING_OPT_IN === 'ticked') addTicked(problems, values);
  for (const licence of LICENCES) {
    const name = licenceSetting(licence);
    const isUsed = values.MARKETS.some((market) => MARKETS[market].licence === licence);
    const expected = `expected the number that the ${LICENCE_TABLE[licence].authority} has given`;
    // A licence line without its number must not be shown, and none shows a placeholder.
    if (values[name] === '') {
      if (isUsed) problems.add(name, `is not set: ${expected}`);
    } else if (PLACEHOLDER.test(values[name])) problems.add(name, `is a placeholder: ${expected}`);
  }
  // Of each licence line, which production always has one of, it says whose it is.
  if (values.LICENSEE_NAME === '') {
    problems.add('LICENSEE_NAME', 'is not set: expected the name of who holds the licences');
  }
}

/** Adds each served market that forbids a box that comes ticked. */
function addTicked(problems: SettingProblems, values: MarketSettings): void {
  for (const name of values.MARKETS) {
    const law = lawAgainstTicked(MARKETS[name]);
    if (law !== null) {
      problems.add(
        'UK_MARKETING_OPT_IN',
        `is ticked, which ${name} forbids (${law.name}): expected unticked`,
      );
    }
  }
}

/** The law by which consent to marketing may not be given, now or from some day on, in a box that comes ticked. */
export function lawAgainstTicked({ duties }: Pick<Market, 'duties'>): Law | null {
  return duties.find(({ kind }) => kind === 'granular-marketing-consent')?.law ?? null;
}

export function licenceSetting<Name extends Licence>(licence: Name): `${Name}_LICENCE_NUMBER` {
  return `${licence}_LICENCE_NUMBER`;
}

export function registerSetting<Name extends Licence>(licence: Name): `${Name}_REGISTER_ID` {
  return `${licence}_REGISTER_ID`;
}
