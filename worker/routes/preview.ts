import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import { parseShape } from '../../shared/contracts/parsing/shape.ts';
import { CONTENT_TYPES, type ContentType } from '../../shared/contracts/wordpress.ts';
import { DEFAULT_LOCALE, LOCALE_FACTS, LOCALES, type Locale } from '../../shared/i18n/locales.ts';
import { definitionOf } from '../../shared/pages/pages.ts';
import { matchPage, type MatchedPage } from '../../shared/routing/match-page.ts';
import { pathTo } from '../../shared/routing/path-to.ts';
import { pathToPost } from '../../shared/routing/path-to-post.ts';
import type { AppEnv } from '../app-env.ts';
import { toPostRecord, type PostRecord } from '../content/post.ts';
import { settingsOf } from '../env.ts';
import { queryOf } from '../http/request-address.ts';
import { verify } from '../http/signature.ts';
import { edgeMessages } from '../messages.ts';
import { PageNotFoundError } from '../page/loader.ts';
import type { Pages } from '../page/pages.ts';
import { datesOf } from '../pages/parts/promotion-dates.ts';
import type { Services } from '../services/services.ts';

const parameters = v.object({
  type: v.picklist(CONTENT_TYPES),
  id: v.pipe(v.string(), v.regex(/^\d{1,12}$/u)),
  expires: v.pipe(v.string(), v.regex(/^\d{1,12}$/u)),
  signature: v.string(),
});
type SignedLink = v.InferOutput<typeof parameters>;

/** The slug of a draft without a title, which has none yet. */
const UNNAMED = 'draft';

/**
 * GET /preview/ : a draft as its page will show it, for an editor with the signed link (wordpress/README.md). Read from
 * WordPress past every cache, in the draft's own language, marked as a preview, never indexed.
 */
export function getPreview(pages: Pages): Handler<AppEnv> {
  return async function getPreview(c) {
    c.get('record').facts.route = 'preview';
    return (await preview(c, pages)) ?? pages.error(c, new PageNotFoundError());
  };
}

/** `null` when there is no such draft, the signature is not valid, or the site does not have the draft's language: not found. */
async function preview(c: Context<AppEnv>, pages: Pages): Promise<Response | null> {
  const parsed = v.safeParse(parameters, Object.fromEntries(queryOf(c.req)));
  if (!parsed.success || !(await isSigned(c, parsed.output))) return null;
  const { type, ...link } = parsed.output;
  if (Number(link.expires) * 1000 < Date.now())
    return pages.error(c, new PageNotFoundError(edgeMessages(c.get('address').locale).previewOver));
  const services = c.get('services');
  const read = await services.content.draft(type, link, (raw) => {
    const locale = localeOf(raw, c.get('address').locale);
    return { locale, draft: locale === null ? null : toPostRecord(raw, settingsOf(c.env), locale) };
  });
  if (read === null) return null;
  const { locale, draft } = read;
  if (locale === null) {
    c.get('record').note(`${type}/${link.id} is a draft in a language that the site does not have`);
    return null;
  }
  if (draft === null) return null;
  const place = placeOf(type, draft.slug || UNNAMED);
  if (place === null) return null;
  const { path, matched, askedAs } = place;
  return pages.preview(c, {
    address: { locale, path },
    matched,
    services: withDraft(services, askedAs, draft),
    // A promotion that has not begun is shown as it will be at its start.
    now: Math.max(Date.now(), datesOf(draft, c.get('visitor')).startsAt || 0),
  });
}

/** What WordPress says of a draft's language. Polylang Pro gives none to a type that it does not translate: the draft is in English. */
const languageSchema = v.object({
  lang: v.fallback(v.optional(v.string(), LOCALE_FACTS[DEFAULT_LOCALE].language), ''),
});

/**
 * A locale of the draft's language: the editor's own where it has that language. `null`: the site does not have it.
 * @throws ShapeError when it is no draft
 */
function localeOf(raw: unknown, asked: Locale): Locale | null {
  const { lang } = parseShape(languageSchema, raw);
  const [language] = lang.split(/[-_]/u, 1);
  const speaks = (locale: Locale): boolean => LOCALE_FACTS[locale].language === language;
  return speaks(asked) ? asked : (LOCALES.find(speaks) ?? null);
}

/** The page that shows the draft, and the type under which its loader requests it. */
interface Place {
  readonly path: string;
  readonly matched: MatchedPage;
  readonly askedAs: ContentType;
}

/**
 * Where a draft is shown: at its own address where that page shows such posts; a page for which the site has none, as
 * an article. `null`: nowhere.
 */
function placeOf(type: ContentType, slug: string): Place | null {
  const own = pathToPost(type, slug);
  const candidates = [
    ...(own === null ? [] : [{ path: own, askedAs: type }]),
    ...(type === 'pages' ? [{ path: pathTo('article', { slug }), askedAs: 'magazine' as const }] : []),
  ];
  for (const { path, askedAs } of candidates) {
    const matched = matchPage(path);
    if (matched !== null && definitionOf(matched.name).posts?.type === askedAs) {
      return { path, matched, askedAs };
    }
  }
  return null;
}

/** The services for the draft's loader: the draft replaces its published post; everything else is as published. */
function withDraft(services: Services, type: ContentType, draft: PostRecord): Services {
  const { content } = services;
  const slug = draft.slug || UNNAMED;
  const post: typeof content.post = async (askedType, askedSlug, locale) => {
    if (askedType !== type || askedSlug !== slug) return content.post(askedType, askedSlug, locale);
    // With the name of its page's address, as everything that links to it expects.
    return { ...draft, slug };
  };
  return services.withContent({ ...content, post });
}

async function isSigned(c: Context<AppEnv>, { type, id, expires, signature }: SignedLink): Promise<boolean> {
  return verify(settingsOf(c.env).revalidateSecret, `preview.${type}.${id}.${expires}`, signature);
}
