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
    [{}, { name: 'errorName', email: 'errorEmail' }],
    [{ name: 'Ana', email: 'ana@example.com' }, { name: 'errorName' }],
    [{ name: ' Ana ', email: 'ana@example.com' }, { name: 'errorName' }],
    [{ name: 'Ana Núñez', email: 'ana' }, { email: 'errorEmail' }],
    [{ name: `Ana ${'x'.repeat(120)}`, email: 'ana@example.com' }, { name: 'errorTooLong' }],
  ])('%j is wrong: %j', (given, errors) => {
    expect(validateChatForm(given)).toEqual({ ok: false, errors });
  });
});
