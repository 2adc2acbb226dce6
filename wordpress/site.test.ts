import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, startSite } from '../deploy/site.ts';
import { freePort } from '../scripts/setup/ports.ts';
import { until } from '../scripts/processes/until.ts';
import { SECRET, wordpressFixture } from './wordpress-fixture.ts';

/**
 * The built site on workerd, with this WordPress as its CMS; every other upstream is the sandbox. What an editor
 * changes there is on the page here within two seconds. Only the webhook can do that, because cached content lives for
 * minutes.
 */

/** The longest time between the click in WordPress and the page (§7.3). */
const VISIBLE_WITHIN_MS = 2_000;

const ARTICLE = {
  type: 'magazine',
  title: 'Night crossing',
  slug: 'night-crossing',
  content: '<!-- wp:paragraph -->\n<p>The ferry leaves at nine.</p>\n<!-- /wp:paragraph -->',
} as const;

interface Running {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

let sitePort = 0;
let sandbox: Running;
let site: Running;
const siteOutput: string[] = [];

const { wordpress } = wordpressFixture(async () => {
  sitePort = await freePort();
  return `http://127.0.0.1:${sitePort}`;
});

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, onOutput: () => {} });
  site = await startSite({
    port: sitePort,
    dataDir: 'memory',
    environment: {
      SITE_URL: `http://127.0.0.1:${sitePort}`,
      SANDBOX_ORIGIN: sandbox.origin,
      CMS_ORIGIN: wordpress().origin,
      REVALIDATE_SECRET: SECRET,
      OPS_TOKEN: 'an-ops-token-0123456789',
    },
    onOutput: (text) => void siteOutput.push(text),
  });
});

afterAll(async () => {
  await site.stop();
  await sandbox.stop();
});

interface Seen {
  readonly status: number;
  readonly location: string | null;
  readonly headers: Headers;
  readonly html: string;
}

async function visit(path: string): Promise<Seen> {
  const response = await fetch(`${site.origin}${path}`, { redirect: 'manual' });
  const { status, headers } = response;
  return { status, headers, location: headers.get('location'), html: await response.text() };
}

/** Visits until the page is as wanted, for as long as an editor may have to wait. */
async function soon(path: string, isAsWanted: (seen: Seen) => boolean): Promise<Seen> {
  let seen = await visit(path);
  await until({
    what: `${path} (${seen.status})`,
    limitMs: VISIBLE_WITHIN_MS,
    isReady: async () => {
      seen = await visit(path);
      return isAsWanted(seen);
    },
  });
  return seen;
}

describe('what editors publish is on the site', () => {
  it.each([
    ['/promotions/welcome-package/', 'Welcome package &amp; first sail'],
    ['/promotions/welcome-package/', 'Up to 100 &amp; 50 spins'],
    ['/es/promotions/welcome-package/', 'Paquete de bienvenida'],
    ['/casino/games/lantern-quay/', 'Lantern Quay'],
    ['/es/casino/games/lantern-quay/', 'Cinco rodillos y un puerto.'],
    ['/blog/', 'Harbour news'],
    ['/blog/reading-a-pay-table/', 'without glasses'],
    ['/es/blog/reading-a-pay-table/', 'Leer una tabla de pagos'],
    ['/providers/brass-orrery/', 'Clockwork slots from a small workshop.'],
    ['/themes/egypt/', 'Sand, gold and scribes.'],
    ['/welcome/', 'Come aboard.'],
    ['/welcome/', 'The harbour is open.'],
    ['/contact-us/', 'We read everything.'],
  ])('%s', async (path, text) => {
    const seen = await visit(path);
    expect(seen.status).toBe(200);
    expect(seen.html).toContain(text);
  });

  it('an offer without its terms is not shown', async () => {
    expect((await visit('/promotions/tuesday-tide/')).status).toBe(404);
    expect((await visit('/promotions/')).html).not.toContain('Tuesday Tide');
  });

  it('a new article, though its 404 was cached', async () => {
    expect((await visit('/blog/night-crossing/')).status).toBe(404);
    expect((await visit('/blog/')).html).not.toContain('Night crossing');
    await wordpress().publish(ARTICLE);
    const seen = await soon('/blog/night-crossing/', ({ status }) => status === 200);
    expect(seen.html).toContain('The ferry leaves at nine.');
    await soon('/blog/', ({ html }) => html.includes('Night crossing'));
  });

  it('a changed article', async () => {
    const { id } = await wordpress().publish({ ...ARTICLE, slug: 'day-crossing', title: 'Day crossing' });
    await soon('/blog/day-crossing/', ({ status }) => status === 200);
    await wordpress().update('magazine', id, { title: 'Noon crossing' });
    await soon('/blog/day-crossing/', ({ html }) => html.includes('Noon crossing'));
  });

  it('a new slug, with 301 from the old one', async () => {
    const { id } = await wordpress().publish({ ...ARTICLE, slug: 'old-crossing' });
    await soon('/blog/old-crossing/', ({ status }) => status === 200);
    await wordpress().update('magazine', id, { slug: 'new-crossing' });
    await soon('/blog/new-crossing/', ({ status }) => status === 200);
    const old = await soon('/blog/old-crossing/', ({ status }) => status === 301);
    expect(old.location).toBe('/blog/new-crossing/');
  });

  it('an article in the bin is gone', async () => {
    const { id } = await wordpress().publish({ ...ARTICLE, slug: 'last-crossing', title: 'Last crossing' });
    await soon('/blog/', ({ html }) => html.includes('Last crossing'));
    await soon('/blog/last-crossing/', ({ status }) => status === 200);
    await wordpress().trash('magazine', id);
    await soon('/blog/last-crossing/', ({ status }) => status === 404);
    await soon('/blog/', ({ html }) => !html.includes('Last crossing'));
  });
});

describe('what is not for readers', () => {
  it('a protected promotion is not found, and not listed', async () => {
    expect((await visit('/promotions/members-evening/')).status).toBe(404);
    expect((await visit('/promotions/')).html).not.toContain('Members evening');
  });

  it('a draft is shown to the holder of its signed link alone, uncached and unindexed', async () => {
    expect((await visit('/promotions/next-season/')).status).toBe(404);
    const link = new URL(
      String(
        await wordpress().runPhp(
          `return get_preview_post_link(get_posts(['post_type' => 'promotion', 'post_status' => 'draft'])[0]->ID);`,
        ),
      ),
    );
    const seen = await visit(link.pathname + link.search);
    expect(seen.status).toBe(200);
    expect(seen.html).toContain('Not published yet.');
    expect(seen.headers.get('cache-control')).toContain('no-store');
    expect(seen.headers.get('x-robots-tag')).toContain('noindex');
    link.searchParams.set('id', String(Number(link.searchParams.get('id')) + 1));
    expect((await visit(link.pathname + link.search)).status).toBe(404);
  });

  it('script that a privileged editor wrote runs nowhere', async () => {
    const { status, html } = await visit('/blog/hostile-article/');
    expect(status).toBe(200);
    expect(html).toContain('Hostile title');
    expect(html.split('__hostile')).toHaveLength(1);
  });
});

describe('the webhook', () => {
  it('/ops/revalidate refuses what WordPress did not sign', async () => {
    const response = await fetch(`${site.origin}/ops/revalidate`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-timestamp': String(Math.floor(Date.now() / 1000)),
        'x-signature': `sha256=${'0'.repeat(64)}`,
      },
      body: JSON.stringify({ type: 'magazine', slug: 'night-crossing', lang: 'en' }),
    });
    expect(response.status).toBe(401);
  });
});
