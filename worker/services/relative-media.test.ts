import { expect, test } from 'vitest';
import { INFO_PAGES } from '../../shared/config/info-pages.ts';
import { testPageData } from '../../testing/client/page-data.ts';
import { json } from '../../testing/worker/http-server.ts';
import { servicesOver } from '../../testing/worker/services-over.ts';

const { visitor } = testPageData();
const HTML = '<p>a</p><img src="/media/a.png" alt="">';

/** A host of its own for each service; the one without a setting of these is that which a test answers for. */
const { PLATFORM_ORIGIN, PROMOTIONS_ORIGIN, ...ELSEWHERE } = {
  CMS_ORIGIN: 'https://cms.example',
  PLATFORM_ORIGIN: 'https://platform.example',
  PROMOTIONS_ORIGIN: 'https://promotions.example',
  REVALIDATE_SECRET: 'a-secret-of-our-own-1',
  OPS_TOKEN: 'a-token-of-our-own-2',
};

test('§5 relative media of info pages, payment paragraphs and the footer are the platform’s', async () => {
  const { services, origin } = await servicesOver(
    (request, response) =>
      json({
        data: { content: HTML, html: HTML, data: { copyrightText: HTML } },
        page: { paragraph1: HTML, paragraph2: HTML },
        paymentMethods: [],
      })(request, response),
    { settings: { ...ELSEWHERE, PROMOTIONS_ORIGIN } },
  );
  const image = `src="${origin}/media/a.png"`;
  for (const page of INFO_PAGES.slice(0, 1))
    expect((await services.platform.infoPage(page, 'en', visitor))?.html).toContain(image);
  const { paragraph1, paragraph2 } = await services.platform.paymentMethods('en', visitor);
  const footer = async () => (await services.shell.footer('en', visitor)).footer;
  await expect.poll(footer).toEqual({ iconsHtml: expect.any(String), copyright: expect.any(String) });
  const { iconsHtml, copyright } = await footer();
  for (const html of [paragraph1, paragraph2, iconsHtml, copyright]) expect(html).toContain(image);
});

test('§7.4 relative media of a promotion’s text and terms are the promotions service’s', async () => {
  const promotion = { id: 'a', slug: 'a', title: 'A', html: HTML, terms: HTML };
  const { services, origin } = await servicesOver(
    (request, response) =>
      json(request.url?.includes('/a?') === true ? { promotion } : { promotions: [promotion] })(
        request,
        response,
      ),
    { settings: { ...ELSEWHERE, PLATFORM_ORIGIN } },
  );
  const image = `src="${origin}/media/a.png"`;
  const { active } = await services.promotions.current('en', visitor);
  const whole = await services.promotions.whole({ id: 'a' }, 'en', visitor, 'guest');
  for (const one of [...active, whole]) {
    expect(one?.html).toContain(image);
    expect(one?.terms).toContain(image);
  }
});

test('§3 relative addresses of fields belong to the service that sent them', async () => {
  const { services, origin } = await servicesOver(
    (request, response) =>
      json({
        page: {},
        paymentMethods: [{ paymentLink: 'Visa', paymentLogo: '/media/a.png' }],
        promotions: [{ id: 'a', slug: 'a', title: 'A', image: '/media/a.png' }],
        games: { instant: [{ id: 1, name: 'One', images: { default: '/media/a.png' } }] },
        categories: { mainCategories: [] },
      })(request, response),
    { settings: ELSEWHERE },
  );
  const image = `${origin}/media/a.png`;
  expect((await services.platform.paymentMethods('en', visitor)).methods[0]?.logo).toBe(image);
  expect((await services.promotions.current('en', visitor)).active[0]?.image).toBe(image);
  const { lobby } = await services.catalogue.lobby({ locale: 'en', currency: 'GBP', device: 'W' });
  expect(lobby.sources.index.games[0]?.images.default).toBe(image);
});
