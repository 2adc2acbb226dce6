import { PAYMENT_METHODS, PAYMENT_TEXTS, type PaymentMethod } from '../payment-methods.ts';
import type { ContentLang } from '../post.ts';
import { withMoney } from '../../routes/visitor.ts';

type Reader = { lang: ContentLang; currency: string };

/** The pages as the back office keeps them, `{lang}/{resource}.html`. `{money:10}` is an amount in the reader's currency. */
const FILES = import.meta.glob<string>('./*/*.html', { eager: true, query: '?raw', import: 'default' });
const TEXTS: Record<ContentLang, ReadonlyMap<string, string>> = { en: textsIn('en'), es: textsIn('es') };
/** Other names of a resource than its own. */
const ALIASES: Readonly<Record<string, string>> = {
  about: 'aboutus',
  responsiblegambling: 'responsible',
  responsiblegaming: 'responsible',
  bonus: 'bonuspolicy',
};

/**
 * The HTML of an info page as the platform sends it (§7.1), `null` for a resource without a text. A resource is known by the
 * many spellings that pages, menus and old links use: case, hyphens and a leading "help" do not matter.
 *
 * What the site has to do with the HTML (§2.3, §2.8, §5):
 * - blocks marked `uk-only`, `generic-only` and `at-only` toggle by country: GB, every other one, and Austria;
 * - links to other info pages come in the spellings of many years: `/help-deposit.html`, `?page=terms`,
 *   `https://www.velvet-comet.example/terms`, `https://www.velvet-comet.example/info/faq/`.
 */
export function infoPageHtml(resourceName: string, { lang, currency }: Reader): string | null {
  const key = resourceKey(resourceName);
  const text = TEXTS[lang].get(ALIASES[key] ?? key);
  if (text === undefined) return null;
  return withMoney(text.trim(), currency, lang);
}

function textsIn(lang: ContentLang): ReadonlyMap<string, string> {
  const folder = `./${lang}/`;
  const files = Object.entries(FILES).filter(([path]) => path.startsWith(folder));
  return new Map([
    ...files.map(([path, html]) => [resourceKey(path.slice(folder.length, -'.html'.length)), html] as const),
    ...PAYMENT_METHODS.map(
      (method) => [resourceKey(`deposit-${method.slug}`), paymentHelp(method, lang)] as const,
    ),
  ]);
}

/** `HelpDepositMethods`, `help-deposit-methods` and `deposit-methods` are one resource; `help` is one of its own. */
function resourceKey(name: string): string {
  const letters = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return letters === 'help' ? letters : letters.replace(/^help/, '');
}

/** The help page of one payment method. `{money:10}` is left for the reader's currency. */
function paymentHelp(method: PaymentMethod, lang: ContentLang): string {
  const { help, kinds, notes, depositTime, withdrawalTime } = PAYMENT_TEXTS[lang];
  const { what, steps, mind } = kinds[method.kind];
  const rows = [
    [help.deposit, depositTime[method.deposit]],
    [help.withdrawal, withdrawalTime[method.withdrawal]],
    [help.limits, '{money:10} – {money:5000}'],
    [help.fees, help.none],
  ];
  const note =
    method.slug === 'eps'
      ? `<div class="at-only">${notes.austria}</div>`
      : `<div class="uk-only">${notes.greatBritain}</div>`;
  const html = `
<h2>${help.title}</h2>
<p><b>{name}</b> ${what}</p>
<table><tbody>${rows.map(([head, value]) => `<tr><th>${head}</th><td>${value}</td></tr>`).join('')}</tbody></table>
<h3>${help.how}</h3>
<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>
<h3>${help.mind}</h3>
<p>${mind}</p>
${note}
<p><a href="?page=help-deposit-methods">${help.back}</a></p>`;
  return html.replaceAll('{name}', method.name);
}
