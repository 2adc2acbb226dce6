import * as v from 'valibot';
import { PAYMENT_METHODS } from '../payment-methods.ts';
import type { ContentLang } from '../post.ts';
import { platformTexts, smartFooter } from '../schemas.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import footer from './smart-footer.json' with { type: 'json' };

const FOOTER = v.parse(smartFooter, footer);
const TEXTS = { en: v.parse(platformTexts, en), es: v.parse(platformTexts, es) };

/** The copyright line, by language and regulation. HTML. */
export function copyrightText(lang: ContentLang, regulation: string, year: number): string {
  return TEXTS[lang].copyright[regulation === 'GB' ? 'GB' : 'MGA'].replaceAll('{year}', String(year));
}

/** Below it lie the signs of {@link footerMark}. */
const MARKS_PATH = '/media/marks/';
/** The muted text of the site's dark ground. */
const MARK_INK = '#aea5c0';

/** The sign at a path as SVG, all of them in one tone; `null` where the path is none. */
export function footerMark(path: string): string | null {
  const [, shape] = Object.entries(FOOTER.marks).find(([name]) => path === `${MARKS_PATH}${name}.svg`) ?? [];
  if (shape === undefined) return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${MARK_INK}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${shape}</svg>`;
}

/** The footer's icons as the platform sends them: HTML, some links in the old style, one with an empty href. */
export function smartFooterHtml(origin: string): string {
  const sign = (mark: string): string =>
    `<img src="${origin}${MARKS_PATH}${mark}.svg" alt="" width="24" height="24">`;
  const payments = PAYMENT_METHODS.filter(({ slug }) => FOOTER.payments.includes(slug))
    .map(({ slug, name, kind }) => `<li><a href="/help-deposit-${slug}.html">${sign(kind)}${name}</a></li>`)
    .join('');
  const badges = FOOTER.badges
    .map(
      ({ href, text, className, mark }) =>
        `<li class="${className}"><a href="${href}">${sign(mark)}${text}</a></li>`,
    )
    .join('');
  return `<ul class="smart-footer-payments">${payments}</ul><ul class="smart-footer-badges">${badges}</ul>`;
}
