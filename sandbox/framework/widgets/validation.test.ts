import { expect, test } from 'vitest';
import { languageOf } from '../language.ts';
import { checksIn, latestAdultBirthDate } from './validation.ts';

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
