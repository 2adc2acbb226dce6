import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../shared/i18n/es/catalogue.ts';
import { createBrowserWords } from './words.ts';

describe('§3 the words of a language come in parts', () => {
  it('words that are not loaded are an error, not an empty text', async () => {
    const { messages, load } = createBrowserWords('es');
    expect(() => messages.general).toThrow('not loaded');
    await load.frame();
    expect(messages.general).toBe(catalogue.general);
    expect(() => messages.content).toThrow('not loaded');
    expect(() => messages.legal).toThrow('not loaded');
  });

  it('all parts together are the whole catalogue', async () => {
    const { messages, load } = createBrowserWords('es');
    await Promise.all([load.frame(), load.pages(), load.later()]);
    expect({ ...messages }).toEqual(catalogue);
  });
});
