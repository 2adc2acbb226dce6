import { encodeXML } from 'entities';
import type { Context } from 'hono';
import { DEFAULT_COUNTRY } from '../../../shared/config/constants.ts';
import { currencyOf } from '../../../shared/config/currencies.ts';
import { MARKETS } from '../../../shared/config/markets.ts';
import { rulesAsOf } from '../../../shared/domain/markets/duties.ts';
import { marketFor } from '../../../shared/domain/markets/market-for.ts';
import { LOCALE_FACTS, type Locale } from '../../../shared/i18n/locales.ts';
import { DEFAULT_SIZES } from '../../../shared/domain/lobby-sizes.ts';
import type { Visitor } from '../../../shared/domain/visitor.ts';
import { alternates } from '../../../shared/routing/alternates.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import { pathTo } from '../../../shared/routing/path-to.ts';
import type { AppEnv } from '../../app-env.ts';
import { settingsOf } from '../../env.ts';
import { edgeMessages } from '../../messages.ts';
import { joined } from '../../page/bytes.ts';
import type { KeptAnswers } from '../../page/kept-answers.ts';
import { bodyOf } from '../../page/long-body.ts';
import { LANGUAGE_VIEWERS } from '../../services/hot-set.ts';
import type { Isolate } from '../../services/isolate.ts';
import { isWithin } from '../../timing/clock.ts';
import { inTurn } from '../in-turn.ts';
import { siteAddresses, translatedAddresses } from './site-addresses.ts';

/** There is one sitemap for all: it is made for a visitor from the default country. */
function defaultVisitor(now: number): Visitor {
  const market = marketFor({ country: DEFAULT_COUNTRY, region: null });
  return {
    country: DEFAULT_COUNTRY,
    market,
    isServed: true,
    rulesAsOf: rulesAsOf(MARKETS[market], now),
    regulation: MARKETS[market].regulation,
    currency: currencyOf(DEFAULT_COUNTRY),
    device: 'W',
    isNative: false,
    isIosApp: false,
    bannerChoice: 0,
    ...DEFAULT_SIZES,
  };
}

/** The whole site is read for a sitemap: it is made anew after this time at the earliest, or when an editor has published. */
const FRESH_MS = 60_000;

/** GET /sitemap.xml : what each page's definition says of it, in every locale that has it, with alternates and dates. */
export function serveSitemap(
  isolate: Isolate,
  answers: KeptAnswers,
): (c: Context<AppEnv>) => Promise<Response> {
  const find = async (c: Context<AppEnv>) => {
    const { version } = await c.get('services').cache.invalidations();
    const name = `sitemap:${version}`;
    const kept = answers.find(name);
    return { name, kept: kept !== null && isWithin(Date.now(), kept.madeAt, FRESH_MS) ? kept : null };
  };
  const make = inTurn(isolate, async (c) => {
    // The one before may have made it.
    const { name, kept } = await find(c);
    if (kept !== null) return kept.send(c, HEADERS);
    const { xml, isCurrent } = await makeSitemap(c, Date.now());
    if (isCurrent) return (await answers.keep(c, name, xml)).send(c, HEADERS);
    // One that is incomplete or out of date is not cached.
    return c.body(bodyOf(joined([xml])), 200, { ...HEADERS, 'Cache-Control': 'no-store' });
  });
  return async (c) => {
    const { kept } = await find(c);
    return kept === null ? make(c) : kept.send(c, HEADERS);
  };
}

const HEADERS = {
  'Content-Type': 'application/xml; charset=UTF-8',
  'Cache-Control': 'public, max-age=600',
} as const;

async function makeSitemap(c: Context<AppEnv>, now: number) {
  const settings = settingsOf(c.env);
  const visitor = defaultVisitor(now);
  const listings = LANGUAGE_VIEWERS.map(async ({ locale, currency }) => ({
    language: LOCALE_FACTS[locale].language,
    ...(await siteAddresses({
      address: { locale, path: pathTo('home') },
      // The games are fetched for each language in the currency of most of its readers.
      visitor: { ...visitor, currency },
      services: c.get('services'),
      settings,
      messages: edgeMessages(locale),
      now,
    })),
  }));
  const { byPath, complete } = translatedAddresses(await Promise.all(listings));
  // What was before a publication is for no cache either.
  const isCurrent = complete && !c.get('services').cache.fellBack();
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...byPath].map(([path, locales]) => entries(path, locales, settings.siteUrl)).join('\n')}
</urlset>
`;
  return { xml, isCurrent };
}

/** One page's address in each locale that has it, with the day of its last change; each names the others. */
function entries(path: string, locales: ReadonlyMap<Locale, string | null>, siteUrl: string): string {
  const links = alternates(path, [...locales.keys()])
    .map(({ hreflang, path: address }) => link(hreflang, siteUrl + address))
    .join('');
  return [...locales]
    .map(([locale, modified]) => {
      const date = modified === null ? '' : `<lastmod>${encodeXML(modified)}</lastmod>`;
      return `<url><loc>${encodeXML(siteUrl + localePath(locale, path))}</loc>${date}${links}</url>`;
    })
    .join('\n');
}

function link(hreflang: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${encodeXML(address)}"/>`;
}
