import { Router, type IRequestStrict } from 'itty-router';
import { categoryService, featuredLists } from '../data/catalogue.ts';
import type { Env } from '../env.ts';
import { openJson } from './answer.ts';

const BRAND_ID = '194';

/** The casino category service (§7.2). A brand it does not know has no categories. */
export function categoriesRouter() {
  return Router<IRequestStrict, [Env]>()
    .get('/categories', (request) => openJson(isOurBrand(request) ? categoryService : []))
    .get('/categories/featured', (request) => openJson(isOurBrand(request) ? featuredLists : []))
    .all('*', () => openJson({ message: 'Not Found' }, 404));
}

function isOurBrand(request: Request): boolean {
  return new URL(request.url).searchParams.get('brandId') === BRAND_ID;
}
