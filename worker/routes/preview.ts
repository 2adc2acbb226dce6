import type { Context } from 'hono';
import * as v from 'valibot';
import { matchRoute, routeMatch } from '../../shared/routing/match.ts';
import type { AppEnv } from '../app-env.ts';
import { toPostRecord } from '../content/post.ts';
import { settingsOf } from '../env.ts';
import { verify } from '../http/signature.ts';
import { contentBody } from '../loaders/content-body.ts';
import { loadedPage } from '../loaders/load-page.ts';
import { EDGE_MESSAGES } from '../loaders/messages.ts';
import { LOCALE_FACTS } from '../../shared/i18n/locales.ts';
import { renderDocument } from '../render/render-document.ts';
import { CONTENT_TYPES, createWordPressClient, type ContentType } from '../upstream/wordpress.ts';
import { PageNotFoundError } from '../loaders/loader.ts';
import { errorPage } from './pages.ts';

const parameters = v.object({
  type: v.picklist(CONTENT_TYPES),
  id: v.pipe(v.string(), v.regex(/^\d{1,12}$/u)),
  expires: v.pipe(v.string(), v.regex(/^\d{1,12}$/u)),
  signature: v.string(),
});

/** Where a post of each type will stand once it is published. */
const BASES: Readonly<Record<ContentType, string>> = {
  pages: '/blog/',
  promotions: '/promotions/',
  games: '/casino/games/',
  magazine: '/blog/',
  providers: '/providers/',
  themes: '/themes/',
};

/**
 * GET /preview/ : a draft as its page will show it, for the editor who holds the signed link (wordpress/README.md).
 * Straight from WordPress, past every cache, marked as a preview, never indexed.
 */
export async function preview(c: Context<AppEnv>): Promise<Response> {
  c.get('record').facts.route = 'preview';
  const parsed = v.safeParse(parameters, c.req.query());
  if (!parsed.success || !(await isSigned(c, parsed.output))) return errorPage(c, new PageNotFoundError());
  const { type, id, expires, signature } = parsed.output;
  const services = c.get('services');
  const raw = await createWordPressClient(services.request.upstream).preview(type, {
    id,
    expires,
    signature,
  });
  const settings = settingsOf(c.env);
  const { locale } = c.get('address');
  const post = toPostRecord(raw, settings, locale);
  if (post === null) return errorPage(c, new PageNotFoundError());
  const path = `${BASES[type]}${encodeURIComponent(post.slug || 'draft')}/`;
  const matched = matchRoute(path);
  if (matched === null) return errorPage(c, new PageNotFoundError());
  const messages = EDGE_MESSAGES[LOCALE_FACTS[locale].language];
  const visitor = c.get('visitor');
  const { version } = await services.cache.invalidations();
  const { pageData } = await loadedPage(
    {
      route: routeMatch(matched, locale, path),
      visitor,
      services,
      settings,
      query: () => null,
      now: Date.now(),
    },
    {
      page: { kind: 'article', body: contentBody(post, visitor.country), related: null },
      meta: {
        title: `${messages.content.preview} ${post.title}`,
        description: post.excerpt,
        robots: 'noindex,nofollow',
        hasAlternates: false,
      },
      version,
    },
  );
  c.header('Cache-Control', 'private, no-store');
  c.header('X-Robots-Tag', 'noindex, nofollow');
  return renderDocument(c, { ...pageData, isPreview: true }, { nonce: c.get('nonce'), stream: false });
}

async function isSigned(
  c: Context<AppEnv>,
  { type, id, expires, signature }: v.InferOutput<typeof parameters>,
): Promise<boolean> {
  if (Number(expires) * 1000 < Date.now()) return false;
  return verify(settingsOf(c.env).revalidateSecret, `preview.${type}.${id}.${expires}`, signature);
}
