import { expect, test } from 'vitest';
import { editPost } from '../../testing/editor.ts';
import { startTestSite } from '../../testing/site.ts';
import { json, serve } from '../../testing/worker/http-server.ts';
import { until } from '../../testing/worker/until.ts';

const TERMS = '18+. Once a day, paid in cash.';
const FULL_TERMS = '/info/bonus-policy/';

/** Of the promotions service: Great Britain asks for significant terms beside each. */
const LIMITED = [
  { id: 1, name: 'lawful-limited', terms: `${TERMS} <a href="${FULL_TERMS}">Full terms</a>` },
  { id: 2, name: 'barred-limited' },
].map(({ name, ...facts }) => ({ ...facts, slug: name, title: `Kestrel ${name}`, html: '<p>For all.</p>' }));

const BARRED_TEXT = '<p>The bonus must be wagered 35 times.</p>';
/** Of editors, two of them on landing pages: Great Britain lets a bonus be wagered ten times. */
const WRITTEN = [
  { type: 'promotions', slug: 'lawful-written', name: 'lawful-written', wagering: '10' },
  { type: 'promotions', slug: 'barred-written', name: 'barred-written', wagering: '35' },
  {
    type: 'promotions',
    slug: 'barred-in-text',
    name: 'barred-written',
    wagering: '10',
    content: BARRED_TEXT,
  },
  { type: 'pages', slug: 'welcome', name: 'lawful-landing', wagering: '10' },
  { type: 'pages', slug: '150-bonus', name: 'barred-landing', wagering: '35' },
];

test('§7.4 an offer that its market forbids is in no page, list, search or sitemap that a lawful one is in, and the log says why', async () => {
  const service = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://x');
    const whole = LIMITED.find(({ id }) => pathname === `/promotions/${id}`);
    json(whole === undefined ? { promotions: LIMITED } : { promotion: whole })(request, response);
  });
  const site = await startTestSite({ PROMOTIONS_ORIGIN: service.origin });
  const at = async (path: string, country = 'GB') => {
    const response = await site.request(path, { country });
    const names = (await response.text()).match(/(?:lawful|barred)-(?:limited|written|landing)/gu) ?? [];
    return response.status === 200 ? [...new Set(names)].toSorted() : response.status;
  };
  try {
    for (const { type, slug, name, wagering, content = '<p>For all.</p>' } of WRITTEN) {
      const acf = { terms: TERMS, terms_link: FULL_TERMS, wagering };
      const patch = { title: `Kestrel ${name}`, content, excerpt: `<p>${name}</p>`, acf };
      await editPost(site.sandbox.origin, { type, slug, patch });
    }
    const lists = {
      '/': ['lawful-limited'],
      '/promotions/': ['lawful-limited', 'lawful-written'],
      '/promotions/lawful-limited/': ['lawful-limited', 'lawful-written'],
      '/promotions/barred-limited/': 404,
      '/promotions/lawful-written/': ['lawful-limited', 'lawful-written'],
      '/promotions/barred-written/': 404,
      '/promotions/barred-in-text/': 404,
      '/welcome/': ['lawful-landing'],
      '/150-bonus/': [],
      '/search/?q=kestrel': ['lawful-landing', 'lawful-written'],
      '/api/promotions': ['lawful-limited'],
      '/sitemap.xml': ['lawful-written'],
    };
    for (const [path, expected] of Object.entries(lists)) expect(await at(path), path).toEqual(expected);
    expect(await at('/150-bonus/', 'MT')).toEqual(['barred-landing']);

    // Bonuses of Spanish games are for who is on the site: what is opened by an advertisement, listed or previewed names none.
    for (const path of ['/', '/welcome/', '/150-bonus/']) expect(await at(path, 'ES'), path).toEqual([]);
    for (const path of ['/promotions/', '/promotions/lawful-limited/', '/promotions/lawful-written/']) {
      const page = await (await site.request(path, { country: 'ES' })).text();
      const told = page.match(
        /<title>.*?<|content="(?!https?:)[^"]*|<script type="application.ld.json.*?<.script>/gsu,
      );
      expect(page, path).toContain('lawful-limited');
      expect(
        told?.filter((one) => one.replaceAll(/https?:[^"]*/gu, '').includes('lawful')),
        path,
      ).toEqual([]);
      expect(told, path).toContain('content="noindex,follow');
    }

    const wagered = 'The bonus is to be wagered 35 times; at most 10 is allowed.';
    const reasons = [
      `barred-written is not shown in GB: ${wagered}`,
      `150-bonus is not shown in GB: ${wagered}`,
      'barred-limited is not shown in GB: It has no significant terms.',
    ];
    const logged = () => site.log.flatMap((line) => line['casino.errors'] ?? []).join('\n');
    await until(() => reasons.every((reason) => logged().includes(reason)));
  } finally {
    await site.stop();
  }
});
