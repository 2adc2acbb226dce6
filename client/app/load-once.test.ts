import { expect, test } from 'vitest';
import { loadOnce } from './load-once.ts';

test('concurrent and later calls share one load; after a failure the next call loads again', async () => {
  let tries = 0;
  const load = loadOnce(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no network');
    return `part ${tries}`;
  });
  await expect(Promise.all([load(), load()])).rejects.toThrow('no network');
  expect(await Promise.all([load(), load()])).toEqual(['part 2', 'part 2']);
});
