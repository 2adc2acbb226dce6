import { Router, type IRequestStrict } from 'itty-router';
import { infoPageHtml } from '../content/info/info-page.ts';
import { PAYMENT_TEXTS, methodsFor } from '../content/payment-methods.ts';
import { copyrightText, smartFooterHtml } from '../content/platform/platform-texts.ts';
import { liveLimits } from '../data/catalogue.ts';
import type { Env } from '../env.ts';
import { openJson, originOf } from './answer.ts';
import { gamesFeedAnswer } from './games-feed.ts';
import { contentLang, countryOf, currencyOf, regulationOf } from './visitor.ts';

/** The casino platform's HTTP calls (§7.1) and the games feed. All are GET and readable from any origin. */
export function platformRouter() {
  return Router<IRequestStrict, [Env]>()
    .get('/api/copyrights', (request) => {
      const query = new URL(request.url).searchParams;
      const regulation = query.get('regulation') ?? 'GB';
      const text = copyrightText(contentLang(query.get('language')), regulation, new Date().getUTCFullYear());
      return openJson({ data: { data: { copyrightText: text } } });
    })
    .get('/api/info-page', infoPage)
    .get('/api/smart-footer', (request, env) =>
      openJson({ data: { html: smartFooterHtml(originOf(request, env)) } }),
    )
    .get('/api/payment-methods', paymentMethods)
    .get('/api/live-casino/limits', () => openJson(liveLimits))
    .get('/api/geolocation', geolocation)
    .get('/api/games', gamesFeedAnswer)
    .all('/api/*', () => openJson({ error: 'No such resource' }, 404));
}

/** `{data:{content}}`; a resource without a text is a 404 in the same shape, which the site shows as nothing (§7.1). */
function infoPage(request: Request): Response {
  const query = new URL(request.url).searchParams;
  const content = infoPageHtml(query.get('resourceName') ?? '', {
    lang: contentLang(query.get('lng')),
    currency: query.get('currencyCode') ?? 'GBP',
  });
  if (content === null) return openJson({ data: null, error: 'Resource not found' }, 404);
  return openJson({ data: { content } });
}

/** The texts are HTML with `{brand}` in them; times and headings are in the language of `lng`, else English. */
function paymentMethods(request: Request, env: Env): Response {
  const query = new URL(request.url).searchParams;
  const country = (query.get('country') ?? 'GB').toUpperCase();
  const lang = contentLang(query.get('lng') ?? query.get('language'));
  const origin = originOf(request, env);
  const { page, depositTime, withdrawalTime } = PAYMENT_TEXTS[lang];
  return openJson({
    page,
    paymentMethods: methodsFor(country).map((method) => ({
      paymentLink: method.link,
      paymentLogo: `${origin}/media/payments/${method.slug}.svg`,
      depositTime: depositTime[method.deposit],
      withdrawalTime: withdrawalTime[method.withdrawal],
      availableCurrencies: method.currencies.join(', '),
    })),
  });
}

function geolocation(request: Request): Response {
  const countryCode = countryOf(request);
  return openJson({
    regulation: regulationOf(countryCode),
    language: countryCode === 'ES' ? 'ESP' : 'ENG',
    currency: currencyOf(countryCode),
    countryCode,
  });
}
