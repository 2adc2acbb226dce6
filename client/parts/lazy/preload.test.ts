// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { preload } from './preload.ts';

const load = vi.fn(async () => 'module');
const links = () =>
  Array.from(document.querySelectorAll('link'), ({ rel, href }) => [rel, new URL(href).pathname]);
const settle = (event: 'load' | 'error') =>
  document.querySelector('link[rel=stylesheet]')?.dispatchEvent(new Event(event));

beforeEach(() => {
  document.head.innerHTML = '';
  load.mockClear();
});

test('a module comes after its styles; the scripts that it imports are asked for with them', async () => {
  const module = preload(load, ['assets/a.css', 'assets/b.js']);
  const beside = preload(load, ['assets/a.css']);
  expect(links()).toEqual([
    ['stylesheet', '/assets/a.css'],
    ['modulepreload', '/assets/b.js'],
  ]);
  expect(load).not.toHaveBeenCalled();
  settle('load');
  expect([await module, await beside]).toEqual(['module', 'module']);
});

test('what the document has is not asked for again, and a module without files comes at once', async () => {
  const known = document.createElement('link');
  known.rel = 'stylesheet';
  known.href = '/assets/known.css';
  document.head.append(known);
  expect(await preload(load, ['assets/known.css'])).toBe('module');
  expect(await preload(load)).toBe('module');
  expect(links()).toHaveLength(1);
});

test('a module whose styles cannot be loaded does not come, however often they fail; they are asked for anew each time', async () => {
  for (let time = 0; time < 2; time += 1) {
    const module = preload(load, ['assets/gone.css']);
    expect(links()).toEqual([['stylesheet', '/assets/gone.css']]);
    settle('error');
    await expect(module).rejects.toThrow('/assets/gone.css could not be loaded');
  }
  expect(load).not.toHaveBeenCalled();
  const module = preload(load, ['assets/gone.css']);
  settle('load');
  expect(await module).toBe('module');
});
