import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SCRIPT = readFileSync(path.join(import.meta.dirname, 'casino-headless/assets/verdict.js'), 'utf8');
const REGION = ['refusals', 'breaches', 'delivery']
  .map((kind) => `<div data-kind="${kind}" hidden><ul></ul></div>`)
  .join('');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What the script needs of WordPress; in the classic editor the stores of the block editor are not there. */
function openEditor(form: string, stores: Readonly<Record<string, object>> = {}) {
  const apiFetch = vi.fn(async (_request: object) => ({
    refusals: [] as string[],
    breaches: [] as string[],
    delivery: [] as string[],
  }));
  const { document, Event } = new Window();
  document.body.innerHTML = `<div id="casino-verdict">${REGION}</div>${form}`;
  let changed = () => {};
  const data = {
    select: (name: string) => stores[name],
    subscribe: (listener: () => void) => void (changed = listener),
  };
  runInNewContext(SCRIPT, { document, window: { wp: { apiFetch, data } }, setTimeout, clearTimeout });
  const shown = () =>
    Array.from(document.querySelectorAll('[data-kind]:not([hidden]) li'), (words) => words.textContent);
  return { apiFetch, document, Event, shown, changed: () => changed() };
}

test.each([
  ['our box', '<input name="casino_fields[terms]" value="18+.">'],
  [
    'ACF',
    '<div class="acf-field" data-name="terms"><input name="acf[field_casino_promotion_terms]" value="18+."></div>',
  ],
])('§7.4 what an editor writes is judged at once, also where %s shows the fields', async (_, field) => {
  const { apiFetch, document, Event, shown } = openEditor(
    `<input id="post_ID" value="7"><input id="title" value="Ten spins"><select id="casino-lang"><option value="es" selected></select>${field}`,
  );
  const breaches = ['It has no link to its full terms.'];
  apiFetch.mockResolvedValueOnce({ refusals: [], breaches, delivery: [] });
  const write = async () => {
    document.querySelector('#title')?.dispatchEvent(new Event('input', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(1000);
  };
  await write();
  expect(shown()).toEqual(breaches);
  expect(apiFetch.mock.lastCall?.[0]).toMatchObject({
    data: { id: '7', title: 'Ten spins', language: 'es', terms: '18+.' },
  });
  await write();
  expect(shown()).toEqual([]);
});

test('§7.4 the block editor, which loads its boxes once, has the verdict on a text in a frame and after each save', async () => {
  const state = { isSaving: false, isSavingBoxes: false, edits: [] as string[] };
  const { apiFetch, changed, shown } = openEditor('', {
    core: { getReferenceByDistinctEdits: () => state.edits },
    'core/editor': {
      isSavingPost: () => state.isSaving,
      getEditedPostAttribute: (name: string) => ({ id: 7, slug: 'a' })[name],
    },
    'core/edit-post': { isSavingMetaBoxes: () => state.isSavingBoxes },
  });
  const become = async (next: Partial<typeof state>) => {
    Object.assign(state, next);
    changed();
    await vi.advanceTimersByTimeAsync(1000);
  };
  await become({});
  const asked = apiFetch.mock.calls.length;
  await become({});
  expect(apiFetch).toHaveBeenCalledTimes(asked);
  await become({ edits: ['a word'] });
  expect(apiFetch).toHaveBeenCalledTimes(asked + 1);

  await become({ isSaving: true });
  await become({ isSaving: false, isSavingBoxes: true });
  expect(apiFetch).toHaveBeenCalledTimes(asked + 1);
  const refusals = ['Its text is too long for the site.'];
  apiFetch.mockResolvedValueOnce({ refusals, breaches: [], delivery: [] });
  await become({ isSavingBoxes: false });
  expect(shown()).toEqual(refusals);
  expect(apiFetch.mock.lastCall?.[0]).toMatchObject({ data: { id: 7, slug: 'a' } });

  const delivery = ['The casino site could not be told.'];
  apiFetch.mockResolvedValueOnce({ refusals, breaches: [], delivery });
  await vi.advanceTimersByTimeAsync(6000);
  expect(shown()).toEqual([...refusals, ...delivery]);
});
