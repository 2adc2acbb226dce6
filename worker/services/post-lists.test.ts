import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { PRODUCTION } from '../../testing/worker/environments.ts';
import { json } from '../../testing/worker/http-server.ts';
import { servicesOver } from '../../testing/worker/services-over.ts';
import { standingClock } from '../../testing/worker/standing-clock.ts';
import { toPostRecords } from '../content/post.ts';
import { parseSettings } from '../settings.ts';

/** A promotion as a list of WordPress's has it, with so much text. */
const promotion = (id: number, letters: number) => ({
  id,
  slug: `offer-${id}`,
  title: { rendered: `Offer ${id}` },
  excerpt: { rendered: '' },
  content: { rendered: `<p>${'word '.repeat(letters / 5)}</p>` },
});
const HUNDRED = Array.from({ length: 100 }, (_, index) => promotion(index + 1, 10_000));

test('§7.3 a list of a hundred long posts, of 6 MB with what comes with them, is read', async () => {
  const posts = HUNDRED.map((post) => ({ ...post, yoast_head: 'x'.repeat(50_000) }));
  const answer: RequestListener = (request, response) => {
    response.setHeader('x-wp-totalpages', '1');
    json(posts)(request, response);
  };
  const { services } = await servicesOver(answer, { clock: standingClock() });
  const read = await services.content.promotions('en');
  expect(read).toHaveLength(100);
  expect(read[99]?.content.html).toMatch(/^<p>word word .*<\/p>$/u);
});

test('and others have the thread after every second one', async () => {
  let pauses = 0;
  const pause = async () => void (pauses += 1);
  const settings = parseSettings(PRODUCTION);
  expect((await toPostRecords(HUNDRED, { settings, locale: 'en', pause })).cards).toHaveLength(100);
  expect(pauses).toBeGreaterThanOrEqual(49);
});

test('§7.4 a promotion whose text is over the limits is left out of the list, the others stay', async () => {
  const { services, record } = await servicesOver(json([promotion(1, 100), promotion(2, 2_000_000)]), {
    clock: standingClock(),
  });
  expect((await services.content.promotions('en')).map(({ slug }) => slug)).toEqual(['offer-1']);
  expect(record.notes.join()).toContain('promotions: 1 records dropped, the first at $.1');
});
