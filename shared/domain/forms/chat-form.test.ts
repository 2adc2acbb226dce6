import { describe, expect, test } from 'vitest';
import { validateChatForm } from './chat-form.ts';

describe('§5 the form before the chat', () => {
  test('a name with a surname and an e-mail address pass, their ends trimmed', () => {
    expect(validateChatForm({ name: ' Ana  Núñez ', email: ' ana@example.com ' })).toEqual({
      ok: true,
      form: { name: 'Ana  Núñez', email: 'ana@example.com' },
    });
  });

  test.each([
    "sean.o'brien@eircom.ie",
    'r&d@firm.co.uk',
    'ana+casino@example.com',
    'ana@xn--maana-pta.com',
    'ana@example.xn--p1ai',
    `${'a'.repeat(242)}@example.com`,
  ])('%s is an e-mail address', (email) => {
    expect(validateChatForm({ name: 'Ana Núñez', email })).toMatchObject({ ok: true, form: { email } });
  });

  test.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@localhost',
    'ana@example.',
    'ana@.com',
    'ana@-example.com',
    'ana@example..com',
    'ana núñez@example.com',
    'ana@example.com, eva@example.com',
    'ana@eva@example.com',
    '<ana@example.com>',
    `${'a'.repeat(243)}@example.com`,
    '@'.repeat(30_000),
    `a@${'a.'.repeat(15_000)}`,
    `a@${'-'.repeat(30_000)}`,
  ])('%.40s is none', (email) => {
    expect(validateChatForm({ name: 'Ana Núñez', email })).toEqual({
      ok: false,
      errors: { email: 'errorEmail' },
    });
  });

  test.each([
    [{}, { name: 'errorName', email: 'errorEmail' }],
    [{ name: 'Ana', email: 'ana@example.com' }, { name: 'errorName' }],
    [{ name: ' Ana ', email: 'ana@example.com' }, { name: 'errorName' }],
    [{ name: 'Ana Núñez', email: 'ana' }, { email: 'errorEmail' }],
    [{ name: `Ana ${'x'.repeat(500)}`, email: 'ana@example.com' }, { name: 'errorTooLong' }],
  ])('%j is wrong: %j', (given, errors) => {
    expect(validateChatForm(given)).toEqual({ ok: false, errors });
  });
});
