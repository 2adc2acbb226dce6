import { MARKETS } from '../../shared/config/markets.ts';
import { resolveInfoPage } from '../../shared/config/info-page-names.ts';
import { INFO_PAGES } from '../../shared/config/info-pages.ts';
import type { PlayerRight } from '../../shared/pages/info.ts';
import { dutiesOn } from '../../shared/domain/markets/duties.ts';
import { fill } from '../../shared/i18n/format.ts';
import { LOCALE_FACTS } from '../../shared/i18n/locales.ts';
import { localePath } from '../../shared/routing/locale-path.ts';
import { pathTo } from '../../shared/routing/path-to.ts';
import { NO_HTML } from '../content/audience.ts';
import { PageNotFoundError, type AddressLister, type AnyLoaderContext, type Loader } from '../page/loader.ts';
import { safely } from './parts/safely.ts';
import { writtenStakes } from './parts/written-amount.ts';

const INDEX_PAGE = 'help';
const PAYMENTS_PAGE = 'deposit-methods';
const RESPONSIBLE_PAGE = 'responsible-gambling';

const MAIN_PAGES = INFO_PAGES.filter(({ kind }) => kind !== 'payment');

/**
 * `/info/` and `/info/{page}/` (§2.2, §2.3): an alias redirects to its page; the payment methods are a table (§2.8).
 */
export const load: Loader<'info'> = async (context) => {
  const { services, messages, address, parameters, visitor } = context;
  const { locale } = address;
  const { language } = LOCALE_FACTS[locale];
  const { page: named } = parameters;
  const page = resolveInfoPage(named ?? INDEX_PAGE);
  if (page === undefined) throw new PageNotFoundError();
  const { slug } = page;
  if (named !== undefined && slug !== named) {
    return { movedTo: localePath(locale, pathTo('info', { page: slug })) };
  }
  const isPayments = slug === PAYMENTS_PAGE;
  const [content, payments] = await Promise.all([
    isPayments ? null : services.platform.infoPage(page, locale, visitor),
    isPayments ? services.platform.paymentMethods(locale, visitor) : null,
  ]);
  if (content === null && payments === null) throw new PageNotFoundError();
  const title = page.title[language];
  return {
    data: {
      slug,
      title,
      html: content?.html ?? NO_HTML,
      toc: content?.toc ?? [],
      payments,
      rights: slug === RESPONSIBLE_PAGE ? rightsOf(context) : null,
      siblings: MAIN_PAGES.map((one) => ({ slug: one.slug, title: one.title[language] })),
    },
    meta: {
      name: title,
      // The page of help stands at `/info/` too.
      canonicalPath: pathTo('info', { page: slug }),
      trail: [
        { name: messages.content.infoTitle, path: pathTo('info') },
        ...(named === undefined ? [] : [{ name: title, path: address.path }]),
      ],
    },
  };
};

/** The duties of the visitor's market that have a text for players. */
function rightsOf({ visitor, messages, address }: AnyLoaderContext): readonly PlayerRight[] {
  return dutiesOn(MARKETS[visitor.market], visitor.rulesAsOf).flatMap(({ kind, asks, law }) => {
    const text = messages.rights[kind];
    if (text === undefined) return [];
    const values =
      kind === 'slot-stakes' ? writtenStakes(asks, visitor, address.locale) : { value: String(asks) };
    return [{ text: fill(text, values), law: { name: law.name, url: law.url } }];
  });
}

/** Of the help pages for payment methods, those that the visitor's cashier offers. */
export const listAddresses: AddressLister = async ({ services, address, visitor }) => {
  const payments = await safely(services.platform.paymentMethods(address.locale, visitor), services);
  const helpPages = (payments?.methods ?? []).flatMap(({ helpPage }) =>
    helpPage === null ? [] : (resolveInfoPage(helpPage) ?? []),
  );
  return {
    addresses: [...MAIN_PAGES, ...helpPages].map(({ slug }) => ({ path: pathTo('info', { page: slug }) })),
    complete: payments !== null,
  };
};
