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

/** The footer's icons as the platform sends them: HTML, some links in the old style, one with an empty href. */
export function smartFooterHtml(origin: string): string {
  const payments = PAYMENT_METHODS.filter(({ slug }) => FOOTER.payments.includes(slug))
    .map(
      ({ slug, name }) =>
        `<li><a href="/help-deposit-${slug}.html" title="${name}"><img src="${origin}/media/payments/${slug}.svg" alt="${name}" width="64" height="40"></a></li>`,
    )
    .join('');
  const badges = FOOTER.badges
    .map(({ href, text, className }) => `<li class="${className}"><a href="${href}">${text}</a></li>`)
    .join('');
  return `<ul class="smart-footer-payments">${payments}</ul><ul class="smart-footer-badges">${badges}</ul>`;
}
