import type { Context } from 'hono';
import type { Locale } from '../../shared/i18n/locales.ts';
import { fill } from '../../shared/i18n/format.ts';
import { splitLocale } from '../../shared/routing/locale-path.ts';
import type { AppEnv } from '../app-env.ts';
import { edgeMessages } from '../messages.ts';
import { renderLastResort } from '../page/render-document.ts';

interface Reason {
  readonly status: 500 | 503;
  /** In the visitor's language. */
  readonly words: (messages: ReturnType<typeof edgeMessages>) => {
    readonly title: string;
    readonly text?: string;
  };
}

/** When not even the error page can be made (§8), and when there is no time to make a page (worker/admission). */
const REASONS = {
  errorPageFailed: { status: 500, words: ({ general }) => ({ title: general.errorPageFailed }) },
  overload: { status: 503, words: ({ overload }) => overload },
} as const satisfies Readonly<Record<string, Reason>>;

/** Where the id of the request's trace comes into what is rendered once. */
const TRACE_MARK = '{trace}';

/** Rendered once: in an overload it has to cost next to nothing. */
const rendered = new Map<string, string>();

/** A page in words. No data and no file: it depends on nothing that could have failed. */
export function lastResort(c: Context<AppEnv>, reason: keyof typeof REASONS): Response | Promise<Response> {
  const { locale } = splitLocale(c.req.path);
  const key = `${reason} ${locale}`;
  const html = rendered.get(key) ?? render(REASONS[reason], locale);
  rendered.set(key, html);
  c.header('Cache-Control', 'no-store');
  return c.html(html.replace(TRACE_MARK, c.get('record').trace.traceId), REASONS[reason].status);
}

function render({ words }: Reason, locale: Locale): string {
  const messages = edgeMessages(locale);
  return renderLastResort({
    locale,
    ...words(messages),
    reference: fill(messages.errors.reference, { traceId: TRACE_MARK }),
    backHome: messages.general.backHome,
  });
}
