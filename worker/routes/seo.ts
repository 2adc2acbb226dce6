import { Hono } from 'hono';
import { SERVICE_PATHS } from '../../shared/routing/service-paths.ts';
import type { AppEnv } from '../app-env.ts';
import type { KeptAnswers } from '../page/kept-answers.ts';
import type { Isolate } from '../services/isolate.ts';
import { routeName } from './route-name.ts';
import { getFavicon, getManifest } from './seo/manifest.ts';
import { getRobots } from './seo/robots.ts';
import { getSecurityTxt } from './seo/security-txt.ts';
import { serveSitemap } from './seo/sitemap.ts';
import { getSpeculationRules } from './seo/speculation-rules.ts';

/** Files with fixed names that crawlers and browsers request. */
export function createSeo(isolate: Isolate, answers: KeptAnswers): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(SERVICE_PATHS.robots, routeName('robots'), getRobots)
    .get(SERVICE_PATHS.sitemap, routeName('sitemap'), serveSitemap(isolate, answers))
    .get(SERVICE_PATHS.manifest, routeName('manifest'), getManifest)
    .get(SERVICE_PATHS.favicon, routeName('favicon'), getFavicon)
    .get(SERVICE_PATHS.securityTxt, routeName('security-txt'), getSecurityTxt)
    .get(SERVICE_PATHS.speculationRules, routeName('speculation-rules'), getSpeculationRules);
}
