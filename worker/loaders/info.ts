import { fill } from '../../shared/i18n/format.ts';
import { infoPath, resolveInfoPage } from '../../shared/config/info-page-names.ts';
import { INFO_PAGES } from '../../shared/config/info-pages.ts';
import { LOCALE_FACTS } from '../../shared/i18n/locales.ts';
import { localePath } from '../../shared/routing/locale-path.ts';
import { breadcrumbs } from '../seo/structured-data.ts';
import { contentBody } from './content-body.ts';
import { PageNotFoundError, type Loader } from './loader.ts';
import { attempt } from './safely.ts';

const INDEX_PAGE = 'help';
const PAYMENTS_PAGE = 'deposit-methods';

/** `/info/` and `/info/{page}/` (§2.2, §2.3): an alias leads to its page; the payment methods are a table (§2.8). */
export const loadInfo: Loader = async (context) => {
  const { services, messages, settings, route, visitor } = context;
  const { locale } = route;
  const name = route.params['page'] ?? INDEX_PAGE;
  const page = resolveInfoPage(name);
  if (page === undefined) throw new PageNotFoundError();
  if (route.name === 'info' && page.slug !== name) return { movedTo: localePath(locale, infoPath(page)) };
  const isPayments = page.slug === PAYMENTS_PAGE;
  const [content, payments] = await Promise.all([
    isPayments ? null : services.platform.infoPage(page, locale, visitor),
    isPayments ? services.platform.paymentMethods(locale, visitor) : null,
  ]);
  if (content === null && payments === null) throw new PageNotFoundError();
  const title = page.title[LOCALE_FACTS[locale].language];
  return {
    page: {
      kind: 'info',
      page: page.slug,
      title,
      html: content?.html ?? '',
      toc: content?.toc ?? [],
      payments,
      siblings: INFO_PAGES.filter(({ kind }) => kind !== 'payment').map(({ slug }) => slug),
    },
    meta: {
      title: `${title} | ${settings.brandName}`,
      description: fill(messages.meta.infoDescription, { name: title, brand: settings.brandName }),
      structuredData: [
        breadcrumbs(settings, locale, [
          { name: messages.content.infoTitle, path: '/info/' },
          ...(route.name === 'info' ? [{ name: title, path: route.path }] : []),
        ]),
      ],
    },
  };
};

/** `/contact-us/` (§2.2): the form stands on its own; the editors' words are welcome beside it. */
export const loadContact: Loader = async (context) => {
  const { services, messages, settings, route } = context;
  const { value: post, error } = await attempt(
    services.content.post('pages', 'contact-us', route.locale),
    services,
  );
  return {
    page: { kind: 'contact', body: post === null ? null : contentBody(post, context.visitor.country) },
    meta: {
      title: `${messages.content.contactTitle} | ${settings.brandName}`,
      description: fill(messages.meta.contactDescription, { brand: settings.brandName }),
    },
    complete: error === null,
  };
};
