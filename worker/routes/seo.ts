import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { manifestAnswer } from './seo/manifest.ts';
import { robotsAnswer } from './seo/robots.ts';
import { sitemapAnswer } from './seo/sitemap.ts';
import { SPECULATION_RULES_PATH, speculationRulesAnswer } from './seo/speculation-rules.ts';

/** Files that crawlers and browsers ask for by name. */
export const seo = new Hono<AppEnv>()
  .get('/robots.txt', robotsAnswer)
  .get('/sitemap.xml', sitemapAnswer)
  .get('/manifest.webmanifest', manifestAnswer)
  .get(SPECULATION_RULES_PATH, speculationRulesAnswer);
