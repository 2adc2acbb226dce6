import { expect, test } from 'vitest';
import { languageOf } from '../language.ts';
import { checksIn, latestAdultBirthDate, parseAmountMinor } from './validation.ts';

test('who is 18 today may join, who is 18 tomorrow may not', () => {
  expect(latestAdultBirthDate(new Date('2026-11-20T12:00:00Z'))).toBe('2008-11-20');
});

test('§5 what is not an e-mail is said in the words of the spec', () => {
  const { email } = checksIn(languageOf('ENG'));
  for (const wrong of ['', 'ada', 'ada@', 'ada@example', 'a da@example.org']) {
    expect(email(wrong)).toBe('Please enter a valid e-mail');
  }
  expect(email('ada@example.org')).toBeUndefined();
});

test.each([
  ['ENG', 'en-GB'],
  ['SPA', 'es-ES'],
  ['ESP', 'es-ES'],
  ['FIN', 'en-GB'],
])('§4 language %s is %s', (code, tag) => {
  expect(languageOf(code).tag).toBe(tag);
});

test.each([
  ['20', 2000],
  ['20.5', 2050],
  ['20,50', 2050],
  ['£20', 2000],
  [' 1,250.00 ', 125_000],
  ['1.250,00 €', 125_000],
  ['1,250', 125_000],
  ['0', 0],
])('an amount typed as %j is %i in minor units', (text, minor) => {
  expect(parseAmountMinor(text)).toBe(minor);
});

test.each(['', 'ten', '-5', '20.505.1', '1e3', '20.5.5', '99999999'])('%j is no amount', (text) => {
  expect(parseAmountMinor(text)).toBeUndefined();
});
