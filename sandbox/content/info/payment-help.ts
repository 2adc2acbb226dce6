import { PAYMENT_TEXTS, type PaymentMethod } from '../payment-methods.ts';
import type { ContentLang } from '../post.ts';

/** The help page of one payment method. `{money:10}` is left for the reader's currency. */
export function paymentHelp(method: PaymentMethod, lang: ContentLang): string {
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
