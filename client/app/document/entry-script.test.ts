import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { entryScript } from './entry-script.ts';

describe('§9 prefetch', () => {
  test.each([
    [{ effectiveType: '2g' }, ['data-no-prefetch']],
    [{ effectiveType: 'slow-2g' }, ['data-no-prefetch']],
    [{ saveData: true, effectiveType: '4g' }, ['data-no-prefetch']],
    [{ saveData: false, effectiveType: '3g' }, []],
    [{ effectiveType: '4g' }, []],
    [{}, []],
    [undefined, []],
  ])('on a connection of %j the document says before anything is loaded: %j', (connection, expected) => {
    const said: string[] = [];
    runInNewContext(entryScript('/assets/entry.js'), {
      navigator: { connection },
      location: { pathname: '/', search: '' },
      document: { hidden: false, documentElement: { setAttribute: (name: string) => said.push(name) } },
      requestAnimationFrame() {},
    });
    expect(said).toEqual(expected);
  });
});
