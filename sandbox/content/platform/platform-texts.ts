import * as v from 'valibot';
import { PAYMENT_METHODS } from '../payment-methods.ts';
import type { ContentLang } from '../post.ts';
import { platformTexts } from '../schemas.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

const TEXTS = { en: v.parse(platformTexts, en), es: v.parse(platformTexts, es) };

/** The copyright line, by language and regulation. HTML. */
export function copyrightText(lang: ContentLang, regulation: string, year: number): string {
  return TEXTS[lang].copyright[regulation === 'GB' ? 'GB' : 'MGA'].replaceAll('{year}', String(year));
}

const SHOWN = new Set([
  'debit-card',
  'bank-transfer',
  'instant-bank',
  'muchbetter',
  'lantern-wallet',
  'harbour-pay',
  'paper-kite',
  'quillpay',
]);

/** The footer's icons as the platform sends them: HTML, some links in the old style, one with an empty href. */
export function smartFooterHtml(origin: string): string {
  const payments = PAYMENT_METHODS.filter(({ slug }) => SHOWN.has(slug))
    .map(
      ({ slug, name }) =>
        `<li><a href="/help-deposit-${slug}.html" title="${name}"><img src="${origin}/media/payments/${slug}.svg" alt="${name}" width="64" height="40"></a></li>`,
    )
    .join('');
  const badges = [
    ['https://www.gamblingcommission.gov.uk/', 'Gambling Commission', 'uk-only'],
    ['https://www.mga.org.mt/', 'Malta Gaming Authority', 'generic-only'],
    ['https://www.gamstop.co.uk/', 'GAMSTOP', 'uk-only'],
    ['https://www.begambleaware.org/', 'BeGambleAware', ''],
    ['?page=underage', '18+', ''],
    ['', 'SSL', ''],
  ]
    .map(([href, text, className]) => `<li class="${className}"><a href="${href}">${text}</a></li>`)
    .join('');
  return `<ul class="smart-footer-payments">${payments}</ul><ul class="smart-footer-badges">${badges}</ul>`;
}
