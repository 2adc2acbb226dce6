import { FETCH_TIMEOUT_MS } from '../../../shared/config/constants.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { apiPath } from '../../../shared/routing/api-path.ts';
import type { SafeHtml } from '../../../shared/domain/content.ts';
import type { PaymentMethodsTable } from '../../../shared/domain/payment-methods.ts';
import type { InfoContent } from '../../state/collaborators.ts';
import { PAYMENT_METHODS_PAGE } from '../../state/info-popup.ts';

/**
 * A page of the info popup from our own edge: clean HTML, or the payment methods (§2.8, §7.1). Null when there is none:
 * the popup then shows no error (§8); the edge has logged the reason, and the console has a warning.
 */
export async function fetchInfoPage(page: string, locale: Locale): Promise<InfoContent | null> {
  const isPayments = page === PAYMENT_METHODS_PAGE;
  const address = apiPath(isPayments ? 'payment-methods' : `info/${encodeURIComponent(page)}/`, {
    lang: locale,
  });
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    if (!isPayments) return { html: cleanedByEdge(await response.text()) };
    const payments: unknown = await response.json();
    if (!isPaymentMethods(payments)) throw new TypeError('not a table of payment methods');
    return { payments };
  } catch (error) {
    console.warn(`Info page ${address}`, error);
    return null;
  }
}

function cleanedByEdge(html: string): SafeHtml {
  // The same text as in the page itself: the type cannot travel over HTTP.
  return html as SafeHtml;
}

// Our own edge has validated the content; this only checks that the response has this build's format.
function isPaymentMethods(value: unknown): value is PaymentMethodsTable {
  return typeof value === 'object' && value !== null && 'methods' in value && Array.isArray(value.methods);
}
