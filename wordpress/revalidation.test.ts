import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { jsonValues } from '../scripts/logs/json-values.ts';
import { readLogLines } from '../scripts/logs/log-line.ts';
import { startWebhookReceiver, TRACE_ID } from '../scripts/wordpress/webhook-receiver.ts';
import type { LogRecord } from '../shared/contracts/log-record.ts';
import { readJson } from './read-json.ts';
import { SECRET, wordpressAndSite } from './wordpress-fixture.ts';

const ARTICLE = { type: 'magazine', title: 'Tides', slug: 'tides', content: '<p>In and out.</p>' } as const;

/** Long enough for a delivery that should not come; those that should take some 100 ms. */
const QUIET_MS = 700;

const { wordpress, receiver } = wordpressAndSite();

let toldWhileSeeding: readonly unknown[];
beforeAll(async () => {
  await sleep(QUIET_MS);
  toldWhileSeeding = receiver().deliveries.map(({ body }) => body);
});

const bodies = () => receiver().deliveries.map(({ body }) => body);

describe('the site is told of what editors do', () => {
  it('nothing about the content that was seeded before', () => {
    expect(toldWhileSeeding).toEqual([]);
  });

  it('at the address that it reaches the site at, while editors are led to the one that players see', async () => {
    const inside = await startWebhookReceiver(SECRET);
    try {
      const link = await wordpress().runPhp(
        `define('CASINO_DELIVERY_URL', '${inside.origin}/');
         Casino_Headless\\post_to_site(['type' => 'magazine', 'slug' => 'tides', 'lang' => 'en']);
         return Casino_Headless\\site_link('blog/tides', get_posts(['post_type' => 'any'])[0]);`,
      );
      expect(inside.deliveries).toMatchObject([{ path: '/ops/revalidate', isSigned: true }]);
      expect(receiver().deliveries).toEqual([]);
      expect(String(link)).toMatch(new RegExp(`^${receiver().origin}/`, 'u'));
    } finally {
      await inside.stop();
    }
  });

  it('a published article, once, signed, within two seconds', async () => {
    const startedAt = Date.now();
    await wordpress().publish(ARTICLE);
    const [delivery] = await receiver().waitFor(1);
    expect(delivery).toMatchObject({
      method: 'POST',
      path: '/ops/revalidate',
      contentType: 'application/json',
      isSigned: true,
      body: { type: 'magazine', slug: 'tides', lang: 'en' },
    });
    expect((delivery?.receivedAt ?? Infinity) - startedAt).toBeLessThan(2_000);
    await sleep(QUIET_MS);
    expect(receiver().deliveries).toHaveLength(1);
  });

  it('an update, and a changed slug under its old and its new name', async () => {
    const { id } = await wordpress().publish({ ...ARTICLE, slug: 'ebb' });
    await receiver().waitFor(1);
    receiver().forget();
    await wordpress().update('magazine', id, { title: 'Ebb' });
    await receiver().waitFor(1);
    receiver().forget();
    await wordpress().update('magazine', id, { slug: 'flood' });
    await receiver().waitFor(2);
    expect(bodies()).toEqual([
      { type: 'magazine', slug: 'ebb', lang: 'en' },
      { type: 'magazine', slug: 'flood', lang: 'en' },
    ]);
  });

  it('an article in the bin, under the name that it had', async () => {
    const { id } = await wordpress().publish({ ...ARTICLE, slug: 'wreck' });
    await receiver().waitFor(1);
    receiver().forget();
    await wordpress().trash('magazine', id);
    await receiver().waitFor(1);
    expect(bodies()).toEqual([{ type: 'magazine', slug: 'wreck', lang: 'en' }]);
  });

  it('a promotion taken back to a draft, and one deleted for good', async () => {
    const draft = { ...ARTICLE, type: 'promotions', slug: 'tide-bonus' } as const;
    const first = await wordpress().publish(draft);
    const second = await wordpress().publish({ ...draft, slug: 'spring-tide' });
    await receiver().waitFor(2);
    receiver().forget();
    await wordpress().update('promotions', first.id, { status: 'draft' });
    await receiver().waitFor(1);
    await wordpress().call('DELETE', `/wp/v2/promotions/${second.id}?force=true`);
    await receiver().waitFor(2);
    expect(bodies()).toEqual([
      { type: 'promotions', slug: 'tide-bonus', lang: 'en' },
      { type: 'promotions', slug: 'spring-tide', lang: 'en' },
    ]);
  });

  it('a translation in its language, and both when the language changes', async () => {
    const { id } = await wordpress().publish({ ...ARTICLE, type: 'pages', slug: 'mareas', lang: 'es' });
    await receiver().waitFor(1);
    expect(bodies()).toContainEqual({ type: 'pages', slug: 'mareas', lang: 'es' });
    receiver().forget();
    await wordpress().update('pages', id, { lang: 'en' });
    await receiver().waitFor(2);
    expect(bodies()).toContainEqual({ type: 'pages', slug: 'mareas', lang: 'es' });
    expect(bodies()).toContainEqual({ type: 'pages', slug: 'mareas', lang: 'en' });
  });

  it('the posts under an image whose alternative text changed', async () => {
    const media = Number(
      await wordpress().runPhp(
        `return (int) get_posts(['post_type' => 'attachment', 'name' => 'brass-lantern'])[0]->ID;`,
      ),
    );
    await wordpress().call('POST', `/wp/v2/media/${media}`, { alt_text: 'A lantern' });
    await receiver().waitFor(1);
    await sleep(QUIET_MS);
    expect(bodies()).toContainEqual(expect.objectContaining({ type: 'games' }));
    expect(new Set(bodies().map((body) => JSON.stringify(Object(body)['type']))).size).toBe(bodies().length);
    expect(bodies()).not.toContainEqual({ type: 'pages', slug: 'contact-us', lang: 'en' });
  });

  it('a new category, since lists of providers and themes are made of them', async () => {
    await wordpress().call('POST', '/wp/v2/categories', { name: 'Jungle', parent: 87 });
    await receiver().waitFor(1);
    expect(bodies()).toEqual([{ type: 'categories', slug: 'jungle', lang: 'en' }]);
  });

  it('a scheduled article, when its time comes', async () => {
    const date_gmt = new Date(Date.now() + 3_600_000).toISOString().slice(0, 19);
    const { id } = readJson(
      await wordpress().call('POST', '/wp/v2/magazine', {
        ...ARTICLE,
        slug: 'dawn',
        status: 'future',
        date_gmt,
      }),
    );
    await sleep(QUIET_MS);
    expect(bodies()).toEqual([]);
    await wordpress().runPhp(
      `global $wpdb; $past = gmdate('Y-m-d H:i:s', time() - 60);
       $wpdb->update($wpdb->posts, ['post_date' => $past, 'post_date_gmt' => $past], ['ID' => ${Number(id)}]);
       wp_clear_scheduled_hook('publish_future_post', [${Number(id)}]);
       return wp_schedule_single_event(time() - 1, 'publish_future_post', [${Number(id)}]);`,
    );
    await fetch(`${wordpress().origin}/wp-cron.php`);
    await receiver().waitFor(1);
    expect(bodies()).toEqual([{ type: 'magazine', slug: 'dawn', lang: 'en' }]);
  });

  it('no draft, and no post of a type that the site does not show', async () => {
    const { id } = await wordpress().publish({ ...ARTICLE, slug: 'unfinished', status: 'draft' });
    await wordpress().update('magazine', id, { title: 'Still unfinished' });
    await wordpress().call('POST', '/wp/v2/posts', { title: 'Elsewhere', status: 'publish' });
    await sleep(QUIET_MS);
    expect(bodies()).toEqual([]);
  });
});

/** The lines of the site's log about deliveries, out of the log of WordPress. */
async function logged(slug: string): Promise<readonly LogRecord[]> {
  const lines: LogRecord[] = [];
  for await (const found of jsonValues(Readable.from((await wordpress().readDebugLog()).split('\n')))) {
    if ('value' in found) lines.push(...readLogLines(found.value));
  }
  return lines.filter(({ body }) => body?.includes(` ${slug} `));
}

describe('what the plugin logs', () => {
  it('is read as the site’s own lines are: each delivery, its trace, and what came of it', async () => {
    await wordpress().publish({ ...ARTICLE, slug: 'harbour-log' });
    await receiver().waitFor(1);
    await expect.poll(() => logged('harbour-log')).toHaveLength(1);
    receiver().answerWith(503);
    await wordpress().publish({ ...ARTICLE, slug: 'squall-log' });
    await receiver().waitFor(2);
    await expect.poll(() => logged('squall-log')).toHaveLength(1);
    const [told, refused] = [await logged('harbour-log'), await logged('squall-log')];
    expect(told[0]).toMatchObject({
      severity_text: 'INFO',
      event_name: 'delivery',
      body: 'magazine harbour-log en',
      trace_id: TRACE_ID,
      'url.path': '/ops/revalidate',
      'http.response.status_code': 204,
    });
    expect(refused[0]).toMatchObject({
      severity_text: 'WARN',
      'http.response.status_code': 503,
      'casino.errors': ['the site answered 503'],
    });
  });
});
