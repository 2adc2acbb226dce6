import { Router, type IRequestStrict } from 'itty-router';
import { limitedPromotions } from '../content/limited-promotions/limited-promotions.ts';
import type { Env } from '../env.ts';
import { openJson, originOf } from './answer.ts';
import { contentLang } from './visitor.ts';

/** Limited-time promotions (§7.4): a list, and one by id. Scheduled and expired ones are in the list with their dates. */
export function promotionsRouter() {
  return Router<IRequestStrict, [Env]>()
    .get('/promotions', (request, env) => openJson({ promotions: promotionsFor(request, env) }))
    .get('/promotions/:id', (request, env) => {
      const promotion = promotionsFor(request, env).find(({ id }) => String(id) === request.params['id']);
      return promotion === undefined
        ? openJson({ message: 'Promotion not found' }, 404)
        : openJson({ promotion });
    })
    .all('*', () => openJson({ message: 'Not Found' }, 404));
}

function promotionsFor(request: Request, env: Env) {
  const query = new URL(request.url).searchParams;
  return limitedPromotions({
    lang: contentLang(query.get('language')),
    currency: query.get('currencyCode') ?? 'GBP',
    brand: query.get('brandName') ?? 'Velvet Comet',
    origin: originOf(request, env),
    now: Date.now(),
    isLoggedIn: query.get('isLoggedIn') === '1',
  });
}
