import { expect, test } from 'vitest';
import { testPageData } from '../../testing/client/page-data.ts';
import type { Clock } from '../timing/clock.ts';
import { joined } from './bytes.ts';
import { KeptDocuments, type Background, type DocumentRequest } from './kept-documents.ts';
import { renderedPage } from './kept-page.ts';
import type { LoadedPage } from './load.ts';
import type { Moved } from './loader.ts';
import { ISOLATE_PACKER } from './packing.ts';

const STALE_AT = 20_000;

const loadedWith = (status: LoadedPage['pageData']['status'], complete = true): LoadedPage => ({
  pageData: testPageData({ status }),
  complete,
  until: null,
  isOutdated: false,
});

/** The documents of an isolate that has kept the home page, which is loaded anew as `later`. */
async function documentsThatBecome(
  later: LoadedPage | Moved,
  { at = STALE_AT, fellBack = false, isOutdated = false } = {},
) {
  const loads: (LoadedPage | Moved)[] = [{ ...loadedWith(200), isOutdated }, later];
  const documents = new KeptDocuments<DocumentRequest>({
    load: async () => loads.shift() ?? later,
    render: (_pageData, facts) => renderedPage(joined(['home']), facts),
  });
  const { address, visitor, version } = testPageData();
  const requestAt = (now: number): DocumentRequest => ({
    address,
    visitor,
    now,
    services: {
      cache: {
        invalidations: async () => ({ version, tags: {}, notices: {} }),
        fellBack: () => fellBack && now === 0,
      },
    },
  });
  const work: Promise<void>[] = [];
  const clock: Clock = { now: () => at, after: () => () => undefined };
  const background: Background = {
    clock,
    packer: ISOLATE_PACKER,
    run: (one) => void work.push(one),
    took: () => undefined,
    inTurn: (one) => one(),
  };
  await documents.make(requestAt(0), { ...background, mayKeep: true });
  await Promise.all(work);
  expect((await documents.find(requestAt(at), background))?.isStale).toBe(true);
  await Promise.all(work);
  return documents.find(requestAt(at), background);
}

test('§8 a kept page that is made anew is fresh again', async () => {
  expect(await documentsThatBecome(loadedWith(200))).toMatchObject({ isStale: false });
});

test('§7.3 a page of outdated data is made anew as soon as newer data may be there', async () => {
  const found = await documentsThatBecome(loadedWith(200), { at: 2_000, fellBack: true });
  expect(found).toMatchObject({ isStale: false, page: { isOutdated: false } });
});

test('§8 a page around which a part failed is kept, and made anew as soon as it may be there', async () => {
  const found = await documentsThatBecome(loadedWith(200), { at: 2_000, isOutdated: true });
  expect(found).toMatchObject({ isStale: false, page: { isOutdated: false } });
});

test.each([
  ['does not exist any more', loadedWith(404)],
  ['has moved', { movedTo: '/slots/' }],
] as const)('§8 a kept page that %s is not served again', async (_what, later) => {
  expect(await documentsThatBecome(later)).toBeNull();
});

test.each([
  ['cannot be made', loadedWith(500)],
  ['lacks a part', loadedWith(200, false)],
] as const)('§8 a kept page that now %s is served on', async (_what, later) => {
  expect(await documentsThatBecome(later)).toMatchObject({ isStale: true });
});
