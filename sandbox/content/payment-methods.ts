import * as v from 'valibot';
import en from './payment-methods/en.json' with { type: 'json' };
import es from './payment-methods/es.json' with { type: 'json' };
import methods from './payment-methods/methods.json' with { type: 'json' };
import type { ContentLang } from './post.ts';
import { paymentMethods, paymentTexts } from './schemas.ts';

/** The methods of the cashier. */
export const PAYMENT_METHODS = v.parse(paymentMethods, methods);
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export type PaymentKind = PaymentMethod['kind'];

/** What is written of paying, by language. */
export const PAYMENT_TEXTS: Record<ContentLang, v.InferOutput<typeof paymentTexts>> = {
  en: v.parse(paymentTexts, en),
  es: v.parse(paymentTexts, es),
};

export function methodsFor(country: string): PaymentMethod[] {
  return PAYMENT_METHODS.filter(({ countries }) => countries.includes('*') || countries.includes(country));
}
