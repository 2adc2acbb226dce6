import { Hono } from 'hono';
import { SERVICE_PATHS } from '../../shared/routing/service-paths.ts';
import type { AppEnv } from '../app-env.ts';
import type { Isolate } from '../services/isolate.ts';
import { inTurn } from './in-turn.ts';
import { getManifest } from './seo/manifest.ts';
import { getRobots } from './seo/robots.ts';
import { getSecurityTxt } from './seo/security-txt.ts';
import { getSitemap } from './seo/sitemap.ts';
import { getSpeculationRules } from './seo/speculation-rules.ts';

/** Files with fixed names that crawlers and browsers request. */
export function createSeo(isolate: Isolate): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(SERVICE_PATHS.robots, getRobots)
    .get(SERVICE_PATHS.sitemap, inTurn(isolate, getSitemap))
    .get(SERVICE_PATHS.manifest, getManifest)
    .get(SERVICE_PATHS.securityTxt, getSecurityTxt)
    .get(SERVICE_PATHS.speculationRules, getSpeculationRules);
}
