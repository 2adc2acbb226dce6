import { describe, expect, test } from 'vitest';
import { accountName } from '../../domain/player/account-name.ts';
import { parseBalance, parseFavourites, parseIsLoggedIn, parseSession } from './account.ts';
import { ShapeError } from '../parsing/shape.ts';

describe('§7.6 the balance', () => {
  test('numbers may be text or null; an unknown amount is null, not zero', () => {
    expect(
      parseBalance({
        Balance: '1,234.50',
        BonusBalance: null,
        DisplayBalance: '£1,234.50',
        DisplayRealBalance: 12,
        CurrencyCode: 'gbp',
      }),
    ).toEqual({
      currency: 'GBP',
      realBalance: 1234.5,
      bonusBalance: null,
      displayBalance: '£1,234.50',
      displayRealBalance: null,
      displayBonusBalance: null,
    });
    expect(parseBalance({ Balance: {}, DisplayBalance: [] }).realBalance).toBeNull();
  });

  test('cash and the bonus are read from their display texts where no number is sent', () => {
    expect(parseBalance({ DisplayRealBalance: '12,00 kr.', DisplayBonusBalance: '£5.00' })).toMatchObject({
      realBalance: 12,
      bonusBalance: 5,
    });
    expect(parseBalance({ Balance: 5, DisplayRealBalance: '£12.00' }).realBalance).toBe(5);
  });

  test.each([null, 'x', undefined])('%j is no balance', (input) => {
    expect(() => parseBalance(input)).toThrow(ShapeError);
  });
});

describe('§3 the player’s session', () => {
  const details = {
    PlayerID: '42',
    PlayerName: ' Siobh&aacute;n ',
    PlayerLastName: 'óg',
    CurrencyCode: 'gbp',
    PlayerLanguage: 'ENG',
    PlayerRegulationType: 'GB',
    CountryCode: 'GB',
    PlayerVipLevel: 'gold',
    SessionToken: 99,
  };

  test('is parsed however its numbers are written; a wrong optional field does not log the player out', () => {
    expect(parseSession(details)).toEqual({
      playerId: 42,
      firstName: 'Siobhán',
      lastName: 'óg',
      currency: 'GBP',
      language: 'ENG',
      regulation: 'GB',
      countryCode: 'GB',
      email: null,
      restrictionType: null,
      registrationDate: null,
      vipLevel: null,
      sessionToken: '99',
    });
  });

  test.each(['£', 'EURO', '12', '', null, {}])('a currency like %j is unknown', (CurrencyCode) => {
    expect(parseSession({ ...details, CurrencyCode })).toMatchObject({ playerId: 42, currency: null });
  });

  test('§5 without a regulation it follows from the country', () => {
    expect(parseSession({ PlayerID: 1, CountryCode: 'IE' })?.regulation).toBe('MGA');
    expect(parseSession({ PlayerID: 1 })?.regulation).toBeNull();
  });

  test('§5 in Great Britain its own rules hold, whatever the platform says of the player', () => {
    const regulationIn = (CountryCode: string | null) =>
      parseSession({ PlayerID: 1, PlayerRegulationType: 'MGA', CountryCode })?.regulation;
    expect(regulationIn('gb')).toBe('GB');
    expect(regulationIn('uk')).toBe('GB');
    expect(regulationIn('IE')).toBe('MGA');
    expect(regulationIn(null)).toBe('MGA');
  });

  test('is null when no player is logged in', () => {
    expect(
      [
        null,
        undefined,
        false,
        '',
        {},
        { PlayerID: 0, PlayerName: null },
        { IsLoggedIn: false },
        { isLoggedIn: 'false' },
        { IsLoggedIn: 0, PlayerID: 1 },
      ].filter((given) => parseSession(given) !== null),
    ).toEqual([]);
  });

  test('is refused when a player is logged in without an id', () => {
    expect(() => parseSession({ IsLoggedIn: true })).toThrow(expect.objectContaining({ field: 'PlayerID' }));
    expect(() => parseSession({ isLoggedIn: true })).toThrow(ShapeError);
    expect(() => parseSession({ PlayerID: null, PlayerName: 'Nina' })).toThrow(ShapeError);
    expect(() => parseSession('yes')).toThrow(ShapeError);
  });

  test('§2.7 the header shows the last name as its initial', () => {
    expect(accountName({ firstName: 'Siobhán', lastName: 'óg' })).toBe('Siobhán Ó.');
    expect(accountName({ firstName: 'Kai', lastName: null })).toBe('Kai');
    expect(accountName({ firstName: null, lastName: null })).toBe('');
  });
});

test.each([
  [{ IsLoggedIn: true }, true],
  [{ isLoggedIn: '1' }, true],
  [{ IsLoggedIn: null, isLoggedIn: 'false' }, false],
  [{ IsLoggedIn: 'perhaps' }, null],
  [{}, null],
  [null, null],
  ['true', null],
])('§7.7 the status %j says %j', (payload, said) => {
  expect(parseIsLoggedIn(payload)).toBe(said);
});

test('§3 favourites are whole ids, each once', () => {
  expect(parseFavourites([3, '1', 3, 2.5, null, -1, 'x'])).toEqual([3, 1]);
  expect(parseFavourites('5, 7,5')).toEqual([5, 7]);
  expect(parseFavourites(null)).toEqual([]);
});
