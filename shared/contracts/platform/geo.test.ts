import { expect, test } from 'vitest';
import { geoOf, parseGeo } from './geo.ts';
import { currencyOf } from '../../config/currencies.ts';
import { ShapeError } from '../parsing/shape.ts';

test('§3 geo data; what is missing or unknown follows from the country', () => {
  expect(parseGeo({ regulation: 'MGA', language: 'spa', currency: 'EUR', countryCode: 'es' })).toEqual({
    regulation: 'MGA',
    language: 'SPA',
    currency: 'EUR',
    countryCode: 'ES',
  });
  expect(parseGeo({ regulation: 'XX', language: null, currency: 'DOGE', countryCode: 'GB' })).toEqual({
    regulation: 'GB',
    language: 'ENG',
    currency: 'GBP',
    countryCode: 'GB',
  });
});

test('§5 in Great Britain its own rules hold, whatever the platform says', () => {
  expect(parseGeo({ countryCode: 'GB', regulation: 'MGA' }).regulation).toBe('GB');
  expect(parseGeo({ countryCode: 'uk', regulation: 'MGA' })).toMatchObject({
    countryCode: 'GB',
    regulation: 'GB',
  });
  expect(parseGeo({ countryCode: 'JE', regulation: 'GB', currency: 'GBP' })).toMatchObject({
    regulation: 'GB',
    currency: 'GBP',
  });
});

test('§3 of a country alone: the language of a locale made for it, else English', () => {
  expect(geoOf('ES')).toEqual({ countryCode: 'ES', regulation: 'MGA', currency: 'EUR', language: 'SPA' });
  expect(geoOf('FI').language).toBe('ENG');
});

test.each([
  {},
  { countryCode: 'GBR' },
  { countryCode: 'XX' },
  { countryCode: 'T1' },
  { countryCode: 5 },
  null,
])('a place without a country is refused: %j', (input) => {
  expect(() => parseGeo(input)).toThrow(ShapeError);
});

test('§7.4 pounds for GB, Canadian dollars for CA, otherwise euros', () => {
  expect(['GB', 'CA', 'IE'].map((country) => currencyOf(country))).toEqual(['GBP', 'CAD', 'EUR']);
});
