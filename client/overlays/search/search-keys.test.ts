// @vitest-environment own-window
import { beforeEach, expect, test, vi } from 'vitest';
import { focusFirst } from './move-focus.ts';
import { listenForSearchKey } from './search-key.ts';

beforeEach(() => {
  document.body.innerHTML = '';
});

test('§7.6 Ctrl+K opens the search, but not over what the platform shows', () => {
  const open = vi.fn<() => void>();
  let isForeign = true;
  listenForSearchKey({ open }, () => isForeign);
  const press = () =>
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }));
  press();
  expect(open).not.toHaveBeenCalled();
  isForeign = false;
  press();
  expect(open).toHaveBeenCalledTimes(1);
});

test('§2.10 Enter in the field moves to the first game, also where studios are found above it', () => {
  document.body.innerHTML = `<dialog open><div data-query="moon">
    <a href="/providers/moonquay/">Moonquay</a>
    <section aria-labelledby="search-results"><button>Moon Goddess</button><button>Moon Wolf</button></section>
  </div></dialog>`;
  const overlay = document.querySelector('dialog') ?? document.body;
  focusFirst(overlay);
  expect(document.activeElement?.textContent).toBe('Moon Goddess');
  overlay.querySelector('section')?.remove();
  focusFirst(overlay);
  expect(document.activeElement?.textContent).toBe('Moonquay');
});
