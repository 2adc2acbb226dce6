import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readJson } from './read-json.ts';
import { SECRET, wordpressAndSite } from './wordpress-fixture.ts';

const ARTICLE = { type: 'magazine', title: 'Tides', slug: 'tides', content: '<p>In and out.</p>' } as const;

/** Long enough for a delivery that should not come; those that should take some 100 ms. */
const QUIET_MS = 700;

const { wordpress, receiver } = wordpressAndSite();

const bodies = () => receiver().deliveries.map(({ body }) => body);

const scheduled = async () =>
  readJson(
    await wordpress().runPhp(
      `foreach (_get_cron_array() as $time => $hooks) foreach ($hooks['casino_headless_deliver'] ?? [] as $event)
         $found[] = ['in' => $time - time(), 'args' => $event['args']];
       return ['events' => $found ?? [], 'failures' => array_values(Casino_Headless\\failures())];`,
    ),
  );

const forgetFailures = () =>
  wordpress().runPhp(
    `wp_unschedule_hook('casino_headless_deliver'); return delete_option(Casino_Headless\\FAILURE_OPTION);`,
  );

const notice = `require_once ABSPATH . 'wp-admin/includes/admin.php'; ob_start(); do_action('admin_notices'); return ob_get_clean();`;

describe('a site that does not answer', () => {
  it('delays no editor, is tried again by cron, and is reported in a notice until it responds', async () => {
    receiver().answerWith(503);
    await wordpress().publish({ ...ARTICLE, slug: 'storm' });
    await receiver().waitFor(1);
    await sleep(300);
    const after = await scheduled();
    expect(after['events']).toEqual([{ in: expect.any(Number), args: ['magazine', 'storm', 'en', 1] }]);
    expect(after['failures']).toMatchObject([
      { change: { type: 'magazine', slug: 'storm' }, message: 'the site answered 503', next: 1 },
    ]);
    expect(await wordpress().runPhp(notice)).toContain('magazine/storm (the site answered 503');
    expect(await wordpress().runPhp(notice)).toContain('It will be tried again');
    expect(await wordpress().runPhp(`wp_set_current_user(0); ${notice}`)).not.toContain('magazine/storm');

    receiver().answerWith(204);
    receiver().forget();
    await wordpress().runPhp(`do_action_ref_array('casino_headless_deliver', ['magazine', 'storm', 'en', 1]);
      return wp_clear_scheduled_hook('casino_headless_deliver', ['magazine', 'storm', 'en', 1]);`);
    const [retry] = await receiver().waitFor(1);
    expect(retry).toMatchObject({ isSigned: true, body: { slug: 'storm' } });
    expect(await scheduled()).toEqual({ events: [], failures: [] });
    expect(await wordpress().runPhp(notice)).not.toContain('magazine/storm');
  });

  it('and fails two requests at the same moment: none of their changes is lost, nor its next attempt', async () => {
    await forgetFailures();
    receiver().answerWith(503);
    const fail = (name: string) =>
      wordpress().runPhp(
        `foreach (range(1, 8) as $number) Casino_Headless\\deliver('magazine', "${name}-$number", 'en', 0); return true;`,
      );
    await Promise.all([fail('gale'), fail('squall'), fail('breeze')]);
    const { events, failures } = await scheduled();
    expect(events).toHaveLength(24);
    expect(failures).toHaveLength(24);
    await forgetFailures();
  });

  it('waits longer before each attempt, and gives up after the fifth', async () => {
    receiver().answerWith(500);
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
    receiver().answerWith(500);
    const attempt = (slug: string, count: number) =>
      wordpress().runPhp(
        `return do_action_ref_array('casino_headless_deliver', ['magazine', '${slug}', 'en', ${count}]);`,
      );
    await attempt('gale', 4);
    const since = await wordpress().runPhp(
      `$all = Casino_Headless\\failures(); $all['magazine/gale/en']['since'] = strtotime('2026-11-01 08:30');
       wp_unschedule_hook('casino_headless_deliver'); // As WP-Cron does with what it has called.
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

    receiver().answerWith(204);
    receiver().forget();
    await attempt('breeze', 0);
    await receiver().waitFor(3);
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
      await receiver().waitFor(1);
      await expect.poll(scheduled).toEqual({ events: [], failures: [] });
      receiver().answerWith(503);
      await wordpress().publish({ ...ARTICLE, slug: 'adrift' });
      await receiver().waitFor(2);
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
