import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jsonValues } from '../scripts/logs/json-values.ts';
import { readLogLines } from '../scripts/logs/log-line.ts';
import {
  startWebhookReceiver,
  TRACE_ID,
  type WebhookReceiver,
} from '../scripts/wordpress/webhook-receiver.ts';
import type { LogRecord } from '../shared/contracts/log-record.ts';
import { readJson } from './read-json.ts';
import { SECRET, wordpressFixture } from './wordpress-fixture.ts';

const ARTICLE = { type: 'magazine', title: 'Tides', slug: 'tides', content: '<p>In and out.</p>' } as const;

/** Long enough for a delivery that should not come; those that should take some 100 ms. */
const QUIET_MS = 700;

let receiver: WebhookReceiver;

const { wordpress } = wordpressFixture(async () => {
  receiver = await startWebhookReceiver(SECRET);
  return receiver.origin;
});

let toldWhileSeeding: readonly unknown[];
beforeAll(async () => {
  await sleep(QUIET_MS);
  toldWhileSeeding = receiver.deliveries.map(({ body }) => body);
});

afterAll(() => receiver.stop());

beforeEach(async () => {
  receiver.answerWith(204);
  await sleep(100);
  receiver.forget();
});

const bodies = () => receiver.deliveries.map(({ body }) => body);

const scheduled = async () =>
  readJson(
    await wordpress().runPhp(
      `foreach (_get_cron_array() as $time => $hooks) foreach ($hooks['casino_headless_deliver'] ?? [] as $event)
         $found[] = ['in' => $time - time(), 'args' => $event['args']];
       return ['events' => $found ?? [], 'failures' => array_values(Casino_Headless\\failures())];`,
    ),
  );

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
      expect(receiver.deliveries).toEqual([]);
      expect(String(link)).toMatch(new RegExp(`^${receiver.origin}/`, 'u'));
    } finally {
      await inside.stop();
    }
  });

  it('a published article, once, signed, within two seconds', async () => {
    const startedAt = Date.now();
    await wordpress().publish(ARTICLE);
    const [delivery] = await receiver.waitFor(1);
    expect(delivery).toMatchObject({
      method: 'POST',
      path: '/ops/revalidate',
      contentType: 'application/json',
      isSigned: true,
      body: { type: 'magazine', slug: 'tides', lang: 'en' },
    });
    expect((delivery?.receivedAt ?? Infinity) - startedAt).toBeLessThan(2_000);
    await sleep(QUIET_MS);
    expect(receiver.deliveries).toHaveLength(1);
  });

  it('an update, and a changed slug under its old and its new name', async () => {
    const { id } = await wordpress().publish({ ...ARTICLE, slug: 'ebb' });
    await receiver.waitFor(1);
    receiver.forget();
    await wordpress().update('magazine', id, { title: 'Ebb' });
    await receiver.waitFor(1);
    receiver.forget();
    await wordpress().update('magazine', id, { slug: 'flood' });
    await receiver.waitFor(2);
    expect(bodies()).toEqual([
      { type: 'magazine', slug: 'ebb', lang: 'en' },
      { type: 'magazine', slug: 'flood', lang: 'en' },
    ]);
  });

  it('an article in the bin, under the name that it had', async () => {
    const { id } = await wordpress().publish({ ...ARTICLE, slug: 'wreck' });
    await receiver.waitFor(1);
    receiver.forget();
    await wordpress().trash('magazine', id);
    await receiver.waitFor(1);
    expect(bodies()).toEqual([{ type: 'magazine', slug: 'wreck', lang: 'en' }]);
  });

  it('a promotion taken back to a draft, and one deleted for good', async () => {
    const draft = { ...ARTICLE, type: 'promotions', slug: 'tide-bonus' } as const;
    const first = await wordpress().publish(draft);
    const second = await wordpress().publish({ ...draft, slug: 'spring-tide' });
    await receiver.waitFor(2);
    receiver.forget();
    await wordpress().update('promotions', first.id, { status: 'draft' });
    await receiver.waitFor(1);
    await wordpress().call('DELETE', `/wp/v2/promotions/${second.id}?force=true`);
    await receiver.waitFor(2);
    expect(bodies()).toEqual([
      { type: 'promotions', slug: 'tide-bonus', lang: 'en' },
      { type: 'promotions', slug: 'spring-tide', lang: 'en' },
    ]);
  });

  it('a translation in its language, and both when the language changes', async () => {
    const { id } = await wordpress().publish({ ...ARTICLE, type: 'pages', slug: 'mareas', lang: 'es' });
    await receiver.waitFor(1);
    expect(bodies()).toContainEqual({ type: 'pages', slug: 'mareas', lang: 'es' });
    receiver.forget();
    await wordpress().update('pages', id, { lang: 'en' });
    await receiver.waitFor(2);
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
    await receiver.waitFor(5);
    expect(bodies()).toContainEqual({ type: 'games', slug: 'lantern-quay', lang: 'en' });
    expect(bodies()).not.toContainEqual({ type: 'pages', slug: 'contact-us', lang: 'en' });
  });

  it('a new category, since lists of providers and themes are made of them', async () => {
    await wordpress().call('POST', '/wp/v2/categories', { name: 'Jungle', parent: 87 });
    await receiver.waitFor(1);
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
    await receiver.waitFor(1);
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

const forgetFailures = () =>
  wordpress().runPhp(
    `wp_unschedule_hook('casino_headless_deliver'); return delete_option(Casino_Headless\\FAILURE_OPTION);`,
  );

const notice = `require_once ABSPATH . 'wp-admin/includes/admin.php'; ob_start(); do_action('admin_notices'); return ob_get_clean();`;

describe('a site that does not answer', () => {
  it('delays no editor, is tried again by cron, and is reported in a notice until it responds', async () => {
    receiver.answerWith(503);
    await wordpress().publish({ ...ARTICLE, slug: 'storm' });
    await receiver.waitFor(1);
    await sleep(300);
    const after = await scheduled();
    expect(after['events']).toEqual([{ in: expect.any(Number), args: ['magazine', 'storm', 'en', 1] }]);
    expect(after['failures']).toMatchObject([
      { change: { type: 'magazine', slug: 'storm' }, message: 'the site answered 503', next: 1 },
    ]);
    expect(await wordpress().runPhp(notice)).toContain('magazine/storm (the site answered 503');
    expect(await wordpress().runPhp(notice)).toContain('It will be tried again');
    expect(await wordpress().runPhp(`wp_set_current_user(0); ${notice}`)).not.toContain('magazine/storm');

    receiver.answerWith(204);
    receiver.forget();
    await wordpress().runPhp(`do_action_ref_array('casino_headless_deliver', ['magazine', 'storm', 'en', 1]);
      return wp_clear_scheduled_hook('casino_headless_deliver', ['magazine', 'storm', 'en', 1]);`);
    const [retry] = await receiver.waitFor(1);
    expect(retry).toMatchObject({ isSigned: true, body: { slug: 'storm' } });
    expect(await scheduled()).toEqual({ events: [], failures: [] });
    expect(await wordpress().runPhp(notice)).not.toContain('magazine/storm');
  });

  it('waits longer before each attempt, and gives up after the fifth', async () => {
    receiver.answerWith(500);
    const delays: unknown[] = [];
    for (const attempt of [1, 2, 3, 4, 5]) {
      const delay = await wordpress().runPhp(
        `do_action_ref_array('casino_headless_deliver', ['magazine', 'gale', 'en', ${attempt}]);
         $next = wp_next_scheduled('casino_headless_deliver', ['magazine', 'gale', 'en', ${attempt + 1}]);
         return $next ? (int) round(($next - time()) / 60) : null;`,
      );
      delays.push(delay);
    }
    expect(delays).toEqual([5, 15, 60, 360, null]);
    await forgetFailures();
  });

  it('of a change that is tried no more says so, since when, and what to do, until a later change has reached the site and it with it', async () => {
    receiver.answerWith(500);
    const attempt = (slug: string, count: number) =>
      wordpress().runPhp(
        `return do_action_ref_array('casino_headless_deliver', ['magazine', '${slug}', 'en', ${count}]);`,
      );
    await attempt('gale', 4);
    const since = await wordpress().runPhp(
      `$all = Casino_Headless\\failures(); $all['magazine/gale/en']['since'] = strtotime('2026-11-01 08:30');
       return update_option(Casino_Headless\\FAILURE_OPTION, $all);`,
    );
    expect(since).toBe(true);
    await attempt('gale', 5);
    await attempt('squall', 0);
    const said = String(await wordpress().runPhp(notice));
    expect(said).toMatch(
      /magazine\/gale \(the site answered 500, since 2026-11-01 08:30\), and it is tried no more/,
    );
    expect(said).toContain('readers may see the older version');
    expect(said).toContain('Try the connection');
    expect(said).toMatch(/magazine\/squall \([^)]*\)\. It will be tried again/);
    expect(said).not.toMatch(/magazine\/gale \([^)]*\)\. It will be tried again/);

    receiver.answerWith(204);
    receiver.forget();
    await attempt('breeze', 0);
    await receiver.waitFor(3);
    expect(bodies().map((body) => Object(body).slug)).toEqual(['breeze', 'gale', 'squall']);
    expect(await wordpress().runPhp(notice)).not.toContain('magazine/');
    expect(await scheduled()).toEqual({ events: [], failures: [] });
  });

  it.each([
    ['no server listens at its address', `add_filter('rest_url', fn () => 'http://127.0.0.1:9/');`],
    [
      'it is behind a password',
      `if (str_contains($_SERVER['REQUEST_URI'] ?? '', '/v1/deliver')) { http_response_code(401); exit; }`,
    ],
  ])('is told at once where this WordPress does not reach itself: %s', async (_why, code) => {
    const plugin = "WPMU_PLUGIN_DIR . '/unreachable.php'";
    await wordpress().runPhp(
      `wp_unschedule_hook('casino_headless_deliver'); wp_mkdir_p(WPMU_PLUGIN_DIR); return file_put_contents(${plugin}, base64_decode('${btoa(`<?php ${code}`)}'));`,
    );
    try {
      await wordpress().publish({ ...ARTICLE, slug: 'marooned' });
      await receiver.waitFor(1);
      await expect.poll(scheduled).toEqual({ events: [], failures: [] });
      receiver.answerWith(503);
      await wordpress().publish({ ...ARTICLE, slug: 'adrift' });
      await receiver.waitFor(2);
      await expect.poll(scheduled).toMatchObject({ failures: [{ message: 'the site answered 503' }] });
    } finally {
      await wordpress().runPhp(`return unlink(${plugin});`);
      await forgetFailures();
    }
  });

  it.each([
    ['forged', { secret: 'guessed' }, 401, []],
    ['older than five minutes', { ageS: 330 }, 401, []],
    ['its own', {}, 204, ['handed-over']],
  ] as const)(
    'of changes that are handed over, takes its own alone: %s, %o',
    async (_what, how, status, told) => {
      const { secret = SECRET, ageS = 0 }: { readonly secret?: string; readonly ageS?: number } = how;
      const body = JSON.stringify([{ type: 'pages', slug: 'handed-over', lang: 'en' }]);
      const timestamp = String(Math.floor(Date.now() / 1000) - ageS);
      const signature = createHmac('sha256', secret).update(`deliver.${timestamp}.${body}`).digest('hex');
      const response = await fetch(`${wordpress().origin}/wp-json/casino/v1/deliver`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-timestamp': timestamp,
          'x-signature': `sha256=${signature}`,
        },
        body,
      });
      expect(response.status).toBe(status);
      await sleep(QUIET_MS);
      expect(bodies()).toEqual(told.map((slug) => ({ type: 'pages', slug, lang: 'en' })));
    },
  );
});

describe('what the plugin logs', () => {
  it('is read as the site’s own lines are: each delivery, its trace, and what came of it', async () => {
    await wordpress().publish({ ...ARTICLE, slug: 'harbour-log' });
    await receiver.waitFor(1);
    await expect.poll(() => logged('harbour-log')).toHaveLength(1);
    receiver.answerWith(503);
    await wordpress().publish({ ...ARTICLE, slug: 'squall-log' });
    await receiver.waitFor(2);
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
