import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { expect, test, vi } from 'vitest';

const SCRIPT = readFileSync(
  path.join(import.meta.dirname, 'casino-headless/assets/offer-verdict.js'),
  'utf8',
);

test.each([
  ['our box', '<input name="casino_fields[terms]" value="18+.">'],
  [
    'ACF',
    '<div class="acf-field" data-name="terms"><input name="acf[field_casino_promotion_terms]" value="18+."></div>',
  ],
])('§7.4 what an editor writes is judged at once, also where %s shows the fields', async (_, field) => {
  const apiFetch = vi.fn(async (_request: object) => ({ breaches: ['It has no link to its full terms.'] }));
  const { document, Event } = new Window();
  document.body.innerHTML = `<div id="casino-offer-verdict"><ul></ul></div><input id="title" value="Ten spins">${field}`;
  runInNewContext(SCRIPT, { document, window: { wp: { apiFetch } }, setTimeout, clearTimeout });
  document.querySelector('#title')?.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(document.querySelector('li')).not.toBeNull(), 10_000);
  expect(document.querySelector('li')?.textContent).toBe('It has no link to its full terms.');
  expect(apiFetch.mock.lastCall?.[0]).toMatchObject({ data: { title: 'Ten spins', terms: '18+.' } });
});
