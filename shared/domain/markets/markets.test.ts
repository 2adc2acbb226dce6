import { describe, expect, test } from 'vitest';
import { LICENCES, LICENCE_TABLE, MARKET_NAMES, MARKETS, type MarketName } from '../../config/markets.ts';
import { LOCALE_FACTS, LOCALES } from '../../i18n/locales.ts';
import type { Messages } from '../../i18n/messages.ts';
import { COUNTRIES, PROVINCES } from '../../../testing/areas.ts';
import { changeDays, dutiesOn, midnight, rulesAsOf } from './duties.ts';
import type { Day, DutyKind } from './duty.ts';
import {
  isServed,
  isServedInPart,
  marketFor,
  marketUnder,
  regulationOf,
  type Area,
  type Serving,
} from './market-for.ts';
import { policyOn } from './policy.ts';

const AREAS: readonly Area[] = [
  ...COUNTRIES.map((country) => ({ country, region: null })),
  ...PROVINCES.map((region) => ({ country: 'CA', region })),
  // A region of a country that is served as a whole, and regions of others that are spelled like Ontario.
  { country: 'GB', region: 'ENG' },
  { country: 'IE', region: 'ON' },
  { country: 'US', region: 'ON' },
];

/** The markets whose law asks for no accessible service, each with the reason. No market of the European Union can be one. */
const WITHOUT_ACCESSIBILITY: Partial<Record<MarketName, string>> = {};

const none = new Set<string>();
const serving = (...markets: MarketName[]): Serving => ({
  markets: new Set(markets),
  restrictedCountries: none,
});
const written = ({ country, region }: Area): string => (region === null ? country : `${country}-${region}`);
const servedBy = (served: Serving): readonly string[] =>
  AREAS.filter((area) => isServed(area, served)).map(written);

describe('§5 249 countries, and Canada’s provinces', () => {
  test('are these', () => {
    expect([COUNTRIES.length, new Set(COUNTRIES).size, PROVINCES.length]).toEqual([249, 249, 13]);
  });

  test('an area is served when its market is named, and otherwise not', () => {
    expect(servedBy(serving('GB', 'MT'))).toEqual(['GB', 'MT', 'GB-ENG']);
    expect(servedBy(serving('IE', 'CA-ON'))).toEqual(['IE', 'CA-ON', 'IE-ON']);
    expect(servedBy(serving())).toEqual([]);
  });

  test('Ontario is not Quebec, and Canada without a province is neither', () => {
    const areas = ['ON', 'QC', null].map((region) => marketFor({ country: 'CA', region }));
    expect(areas).toEqual(['CA-ON', 'elsewhere', 'elsewhere']);
    expect([isServedInPart('CA', serving('CA-ON')), isServedInPart('CA', serving('GB'))]).toEqual([
      true,
      false,
    ]);
    expect(isServedInPart('GB', serving('GB'))).toBe(false);
  });

  test('a sandbox serves all except its list', () => {
    const refused = new Set(['US', 'FR', 'IL']);
    expect(servedBy({ markets: null, restrictedCountries: refused })).toEqual(
      AREAS.filter(({ country }) => !refused.has(country)).map(written),
    );
  });

  test('a country of the list is refused even where its market is named', () => {
    expect(servedBy({ ...serving('GB', 'MT'), restrictedCountries: new Set(['GB']) })).toEqual(['MT']);
  });

  test('the platform is asked for GB in Great Britain, and for MGA everywhere else', () => {
    expect(COUNTRIES.filter((country) => regulationOf(country) === 'GB')).toEqual(['GB']);
  });

  test('§7.1 whom the platform gives Great Britain’s regulation has its rules; the other regulation is many markets’', () => {
    const swiss = { country: 'CH', region: null };
    expect([marketUnder(swiss, 'GB'), marketUnder(swiss, 'MGA')]).toEqual(['GB', 'elsewhere']);
    expect(marketUnder({ country: 'GB', region: null }, 'MGA')).toBe('GB');
    expect(marketUnder({ country: 'CA', region: 'ON' }, 'MGA')).toBe('CA-ON');
  });

  test('every market has an age and a helpline, on each day from now on', () => {
    const now: Day = '2026-11-22';
    for (const name of MARKET_NAMES) {
      for (const day of [now, ...changeDays(MARKETS[name]).filter((change) => change > now)]) {
        const kinds = dutiesOn(MARKETS[name], day).map(({ kind }) => kind);
        for (const kind of ['minimum-age', 'helplines'] as const) {
          const how = `give ${name} a duty ${kind} for ${day} in shared/config/markets.ts (docs/how-to/regulation.md)`;
          expect(kinds, how).toContain(kind);
        }
        expect(policyOn(name, day).helplines.length, `${name} ${day}`).toBeGreaterThan(0);
      }
    }
  });

  test('every market with an area owes a service that people with disabilities can use, on each day from now on', () => {
    const now: Day = '2026-11-22';
    for (const name of MARKET_NAMES.filter((one) => MARKETS[one].area !== null)) {
      const days = [now, ...changeDays(MARKETS[name]).filter((change) => change > now)];
      const owes = days.map((day) =>
        dutiesOn(MARKETS[name], day).some(({ kind }) => kind === 'accessible-service'),
      );
      const how = `in shared/config/markets.ts give ${name} EU_ACCESSIBILITY if it is in the European Union, else a duty accessible-service with the law of its own (docs/how-to/regulation.md); where there is no such law, say so in WITHOUT_ACCESSIBILITY`;
      const isException = Object.hasOwn(WITHOUT_ACCESSIBILITY, name);
      expect(owes, isException ? `take ${name} out of WITHOUT_ACCESSIBILITY: it owes it now` : how).toEqual(
        days.map(() => !isException),
      );
    }
  });

  test.each(MARKET_NAMES)(
    '§4 in %s the operator has a say in the marketing box while consent is given in boxes',
    (name) => {
      for (const day of changeDays(MARKETS[name])) {
        const asked = dutiesOn(MARKETS[name], day).some(({ kind }) => kind === 'granular-marketing-consent');
        expect(policyOn(name, day).marketingOptIn, day).toBe(asked ? 'operator' : 'never');
      }
    },
  );

  test.each(LOCALES)(
    'every licence in the locale %s has a line and a seal, with the name of its authority',
    async (locale) => {
      const { legal }: { legal: Messages['legal'] } = await import(
        `../../i18n/${LOCALE_FACTS[locale].language}/legal.ts`
      );
      for (const licence of LICENCES) {
        const file = `the line ${licence} of shared/i18n/${LOCALE_FACTS[locale].language}/legal.ts`;
        expect(legal.licence[licence], file).toContain('{number}');
        expect(legal.licence[licence], file).toContain(LICENCE_TABLE[licence].authority);
      }
      expect(legal.seal).toContain('{authority}');
      expect(policyOn('MT', '2026-11-22').seal).toBe('Malta Gaming Authority');
      expect(policyOn('GB', '2026-11-22').seal).toBeNull();
    },
  );
});

describe('§5 the table of markets', () => {
  test('names no area twice, and one row is for everywhere else', () => {
    const areas = MARKET_NAMES.map((name) => JSON.stringify(MARKETS[name].area));
    expect(new Set(areas).size).toBe(areas.length);
    expect(areas.filter((area) => area === 'null').length).toBe(1);
  });

  test('gives the address of every law at its author’s own site, and never two duties of one kind at a time', () => {
    for (const name of MARKET_NAMES) {
      for (const { law, kind } of MARKETS[name].duties) {
        expect(law.url, `${name} ${kind}`).toMatch(/^https:\/\/[\w.-]+\//u);
        expect(law.name.length, `${name} ${kind}`).toBeGreaterThan(5);
      }
      for (const day of changeDays(MARKETS[name])) {
        const kinds = dutiesOn(MARKETS[name], day).map(({ kind }) => kind);
        expect(new Set(kinds).size, `${name} ${day}`).toBe(kinds.length);
      }
    }
  });

  test('names nobody who has closed', () => {
    expect(JSON.stringify(MARKETS)).not.toMatch(/gambleaware/iu);
  });
});

describe('§5 duties begin and end by date', () => {
  test('on the midnight of the market’s own day', () => {
    expect(new Date(midnight('2026-09-30', 'Europe/London')).toISOString()).toBe('2026-09-29T23:00:00.000Z');
    expect(new Date(midnight('2026-01-19', 'Europe/London')).toISOString()).toBe('2026-01-19T00:00:00.000Z');
    expect(new Date(midnight('2022-04-04', 'America/Toronto')).toISOString()).toBe(
      '2022-04-04T04:00:00.000Z',
    );
    // The clocks of that day change: its midnight still has the offset of the day before.
    expect(new Date(midnight('2026-03-29', 'Europe/London')).toISOString()).toBe('2026-03-29T00:00:00.000Z');
    expect(new Date(midnight('2026-10-25', 'Europe/London')).toISOString()).toBe('2026-10-24T23:00:00.000Z');
    expect(new Date(midnight('2026-03-08', 'America/Toronto')).toISOString()).toBe(
      '2026-03-08T05:00:00.000Z',
    );
  });

  test('the day that stands for the duties changes with them, to the millisecond', () => {
    const at = Date.parse('2026-09-29T23:00:00Z');
    const days = [at - 1, at, Date.parse('2030-01-01')].map((now) => rulesAsOf(MARKETS.GB, now));
    expect(days).toEqual(['2026-01-19', '2026-09-30', '2026-09-30']);
    expect(dutiesOn(MARKETS.GB, rulesAsOf(MARKETS.GB, 0))).toEqual([]);
  });

  test('markets × duties × the day before and after each change', () => {
    const how = 'read the new lines, then: npx vitest run --project unit shared/domain/markets -u';
    expect(`\n${switchTable()}\n`, how).toMatchInlineSnapshot(`
      "
      GB        2010-10-01   0 →  1  +accessible-service?
      GB        2014-11-01   1 →  3  +helplines? +licence-statement?
      GB        2018-10-31   3 →  4  +significant-terms
      GB        2019-05-07   4 →  6  +minimum-age(18+) +no-demo-before-age-check
      GB        2020-03-31   6 →  7  +national-self-exclusion?
      GB        2021-10-31   7 → 10  +session-clock +net-position +final-withdrawals
      GB        2025-04-09  10 → 11  +slot-stakes({"adult":5,"under25":5})
      GB        2025-05-01  11 → 12  +granular-marketing-consent
      GB        2025-05-21  12 → 12  +slot-stakes({"adult":5,"under25":2}) -slot-stakes({"adult":5,"under25":5})
      GB        2025-10-31  12 → 13  +limit-prompts
      GB        2026-01-19  13 → 15  +wagering-cap(10) +single-product-offers
      GB        2026-09-30  15 → 16  +gross-deposit-limit
      MT        2018-08-01   0 →  5  +minimum-age(18+) +licence-statement +seal +significant-terms? +helplines
      MT        2023-01-12   5 →  6  +self-exclusion-one-click
      MT        2025-06-28   6 →  7  +accessible-service?
      IE        2018-08-01   0 →  5  +minimum-age(18+) +licence-statement +seal +significant-terms? +helplines?
      IE        2023-01-12   5 →  6  +self-exclusion-one-click
      IE        2025-06-28   6 →  7  +accessible-service?
      IE        2026-07-01   7 →  8  +no-personal-inducements?
      CA-ON     2021-01-01   0 →  1  +accessible-service?
      CA-ON     2022-04-04   1 →  7  +minimum-age(19+) +helplines +licence-statement +significant-terms +no-public-bonuses +limit-prompts?
      ES        2018-08-01   0 →  4  +minimum-age(18+) +licence-statement +seal +significant-terms?
      ES        2021-05-01   4 →  7  +no-public-bonuses +helplines +national-self-exclusion
      ES        2023-01-12   7 →  8  +self-exclusion-one-click
      ES        2025-06-28   8 →  9  +accessible-service?
      elsewhere 2018-08-01   0 →  5  +minimum-age(18+) +licence-statement +seal +significant-terms? +helplines
      elsewhere 2023-01-12   5 →  6  +self-exclusion-one-click
      "
    `);
  });
});

/** A line for each day on which something changes in a market: what is owed before, and what begins (+) and ends (-). */
function switchTable(): string {
  return MARKET_NAMES.flatMap((name) => {
    const market = MARKETS[name];
    return changeDays(market).map((day) => {
      const [before, after] = [owed(name, dayBefore(day)), owed(name, day)];
      const begins = [...after].filter((line) => !before.has(line)).map((line) => `+${line}`);
      const ends = [...before].filter((line) => !after.has(line)).map((line) => `-${line}`);
      return `${name.padEnd(9)} ${day}  ${String(before.size).padStart(2)} → ${String(after.size).padStart(2)}  ${[...begins, ...ends].join(' ')}`;
    });
  }).join('\n');
}

function owed(name: MarketName, day: Day): ReadonlySet<string> {
  return new Set(
    dutiesOn(MARKETS[name], day).map(({ kind, asks, law }) => {
      const terms: Partial<Record<DutyKind, string>> = {
        'minimum-age': String(asks),
        'wagering-cap': String(asks),
        'slot-stakes': JSON.stringify(asks),
      };
      return `${kind}${terms[kind] === undefined ? '' : `(${terms[kind]})`}${law.confirmed === false ? '?' : ''}`;
    }),
  );
}

/** Only its order among the days of the table counts. */
function dayBefore(day: Day): Day {
  const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  if (!isDay(before)) throw new TypeError(`${before} is no day`);
  return before;
}

function isDay(text: string): text is Day {
  return /^\d{4}-\d{2}-\d{2}$/u.test(text);
}
