import type { Context } from 'hono';
import * as v from 'valibot';
import { LOCALE_FACTS, type Locale } from '../../shared/i18n/locales.ts';
import { matchRoute, routeMatch } from '../../shared/routing/match.ts';
import type { AppEnv } from '../app-env.ts';
import { toPostRecord, type PostRecord } from '../content/post.ts';
import { settingsOf } from '../env.ts';
import { verify } from '../http/signature.ts';
import { PAGE_PATHS } from '../loaders/content-places.ts';
import { loadPage } from '../loaders/load-page.ts';
import { PageNotFoundError } from '../loaders/loader.ts';
import { renderDocument } from '../render/render-document.ts';
import type { Services } from '../services/services.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { CONTENT_TYPES, createWordPressClient, type ContentType } from '../upstream/wordpress.ts';
import { errorPage } from './pages.ts';

const parameters = v.object({
  type: v.picklist(CONTENT_TYPES),
  id: v.pipe(v.string(), v.regex(/^\d{1,12}$/u)),
  expires: v.pipe(v.string(), v.regex(/^\d{1,12}$/u)),
  signature: v.string(),
});

/** Where a post of each type will stand once it is published, and as what its loader asks for it. */
const BASES: Readonly<Record<ContentType, { readonly base: string; readonly askedAs: ContentType }>> = {
  // A page without an address of its own is shown as a page of text.
  pages: { base: '/blog/', askedAs: 'magazine' },
  promotions: { base: '/promotions/', askedAs: 'promotions' },
  games: { base: '/casino/games/', askedAs: 'games' },
  magazine: { base: '/blog/', askedAs: 'magazine' },
  providers: { base: '/providers/', askedAs: 'providers' },
  themes: { base: '/themes/', askedAs: 'themes' },
};

/** A draft without a title has no slug yet. */
const UNNAMED = 'draft';

/**
 * GET /preview/ : a draft as its page will show it, for the editor who holds the signed link (wordpress/README.md).
 * Straight from WordPress, past every cache, in the draft's own language, marked as a preview, never indexed.
 */
export async function preview(c: Context<AppEnv>): Promise<Response> {
  c.get('record').facts.route = 'preview';
  const parsed = v.safeParse(parameters, c.req.query());
  if (!parsed.success || !(await isSigned(c, parsed.output))) return errorPage(c, new PageNotFoundError());
  const { type } = parsed.output;
  const services = c.get('services');
  const settings = settingsOf(c.env);
  const raw = await rawDraft(services, parsed.output);
  if (raw === null) return errorPage(c, new PageNotFoundError());
  const locale = localeOf(raw, c.get('address').locale);
  const draft = toPostRecord(raw, settings, locale);
  if (draft === null) return errorPage(c, new PageNotFoundError());
  const { path, askedAs } = placeOf(type, draft);
  const matched = matchRoute(path);
  if (matched === null) return errorPage(c, new PageNotFoundError());

  const loaded = await loadPage({
    route: routeMatch(matched, locale, path),
    visitor: c.get('visitor'),
    services: withDraft(services, askedAs, draft),
    settings,
    query: () => null,
    now: shownAt(draft),
  });
  if ('movedTo' in loaded) return errorPage(c, new PageNotFoundError());
  const { pageData } = loaded;
  const meta = { ...pageData.meta, robots: 'noindex,nofollow' as const, hasAlternates: false };
  c.header('Cache-Control', 'private, no-store');
  c.header('X-Robots-Tag', 'noindex, nofollow');
  return renderDocument(c, { ...pageData, meta, isPreview: true }, { nonce: c.get('nonce'), stream: true });
}

/** The draft's language decides; within it, the locale that the editor came with. */
function localeOf(raw: unknown, asked: Locale): Locale {
  const parsed = v.safeParse(v.object({ lang: v.string() }), raw);
  const isSpanish = parsed.success && parsed.output.lang.startsWith('es');
  if (isSpanish === (LOCALE_FACTS[asked].language === 'es')) return asked;
  return isSpanish ? 'es' : 'en';
}

function placeOf(
  type: ContentType,
  { slug }: PostRecord,
): { readonly path: string; readonly askedAs: ContentType } {
  const own = type === 'pages' && Object.hasOwn(PAGE_PATHS, slug) ? PAGE_PATHS[slug] : undefined;
  if (own !== undefined) return { path: own, askedAs: 'pages' };
  const { base, askedAs } = BASES[type];
  return { path: `${base}${encodeURIComponent(slug || UNNAMED)}/`, askedAs };
}

/** The services as the draft's loader sees them: what it asks for is the draft, and everything else is as published. */
function withDraft(services: Services, type: ContentType, draft: PostRecord): Services {
  const { content } = services;
  const slug = draft.slug || UNNAMED;
  return {
    ...services,
    content: {
      ...content,
      post: async (askedType, askedSlug, locale) =>
        askedType === type && askedSlug === slug ? draft : content.post(askedType, askedSlug, locale),
    },
  };
}

/** A promotion that has yet to begin is shown as it will be then. */
function shownAt({ fields }: PostRecord): number {
  const startsAt = Date.parse(fields['starts_at'] ?? '');
  return Math.max(Date.now(), Number.isNaN(startsAt) ? 0 : startsAt);
}

/** The draft, raw; `null` when WordPress knows of none or does not take the signature for its own. */
async function rawDraft(
  services: Services,
  { type, ...link }: v.InferOutput<typeof parameters>,
): Promise<unknown> {
  try {
    return await createWordPressClient(services.request.upstream).preview(type, link);
  } catch (error) {
    if (error instanceof UpstreamError && [401, 403, 404].includes(error.status ?? 0)) return null;
    throw error;
  }
}

async function isSigned(
  c: Context<AppEnv>,
  { type, id, expires, signature }: v.InferOutput<typeof parameters>,
): Promise<boolean> {
  if (Number(expires) * 1000 < Date.now()) return false;
  return verify(settingsOf(c.env).revalidateSecret, `preview.${type}.${id}.${expires}`, signature);
}
