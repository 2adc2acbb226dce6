import { expect, test } from 'vitest';
import { parseGeo } from './geo.ts';
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

test.each([{}, { countryCode: 'GBR' }, { countryCode: 5 }, null])(
  'a place without a country is refused: %j',
  (input) => {
    expect(() => parseGeo(input)).toThrow(ShapeError);
  },
);

test('§7.4 pounds for GB, Canadian dollars for CA, otherwise euros', () => {
  expect(['GB', 'CA', 'IE'].map((country) => currencyOf(country))).toEqual(['GBP', 'CAD', 'EUR']);
});
