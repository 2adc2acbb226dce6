import { capitalised } from '../domain/capitalised.ts';
import { keysOf, recordOf } from '../domain/records.ts';
import { LANGUAGES, type Language } from '../i18n/locales.ts';

/** A payment method that has a help page of its own, `/info/deposit-{slug}/` (§2.3, §5). */
export interface PaymentMethod {
  readonly slug: string;
  /** As running text has it: the brand's own spelling, or a generic kind of payment with its article. */
  readonly name: Readonly<Record<Language, string>>;
  /** Where it stands alone, at the head of a row: the same brand, or the kind without an article and with a capital. */
  readonly label: Readonly<Record<Language, string>>;
  /** Spellings that an automatic conversion of the name produces, where they differ from the slug. */
  readonly aliases: readonly string[];
}

/** A generic kind of payment in each language; `article`: what running text puts before it, if anything. */
type GenericName = Readonly<Record<Language, { readonly article?: string; readonly noun: string }>>;

function method(slug: string, given: string | GenericName, ...aliases: string[]): PaymentMethod {
  const inEach = (nameIn: (language: Language) => string) => recordOf(keysOf(LANGUAGES), nameIn);
  if (typeof given === 'string') {
    const brand = inEach(() => given);
    return { slug, name: brand, label: brand, aliases };
  }
  return {
    slug,
    name: inEach((language) => {
      const { article, noun } = given[language];
      return article === undefined ? noun : `${article} ${noun}`;
    }),
    label: inEach((language) => capitalised(given[language].noun)),
    aliases,
  };
}

/**
 * §5: payment links are converted to help page names. AstroPay card, EPS, MuchBetter and ecoPayz are the names that a
 * conversion at word borders would split at their capitals (`e-p-s`, `much-better`): they have those spellings as
 * aliases and are named as the help pages are.
 */
export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  method('apple-pay', 'Apple Pay', 'applepay'),
  method('astropay-card', 'AstroPay Card', 'astro-pay-card', 'astropaycard', 'astropay', 'astro-pay'),
  method(
    'bank-transfer',
    { en: { noun: 'bank transfer' }, es: { noun: 'transferencia bancaria' } },
    'wire-transfer',
    'bank-wire',
    'banktransfer',
  ),
  method('bizum', 'Bizum'),
  method('boku', 'Boku'),
  method('cashtocode', 'CashtoCode', 'cash-to-code', 'cashto-code'),
  method(
    'credit-card',
    { en: { article: 'a', noun: 'credit card' }, es: { noun: 'tarjeta de crédito' } },
    'creditcard',
    'credit-cards',
  ),
  method(
    'debit-card',
    { en: { article: 'a', noun: 'debit card' }, es: { noun: 'tarjeta de débito' } },
    'debitcard',
    'debit-cards',
  ),
  method('diners', 'Diners Club', 'diners-club'),
  method('ecopayz', 'ecoPayz', 'eco-payz', 'eco-pay-z', 'ecopays'),
  method('entropay', 'Entropay', 'entro-pay'),
  method('eps', 'EPS', 'e-p-s', 'eps-austria'),
  method('euteller', 'Euteller'),
  method('flexepin', 'Flexepin'),
  method('giropay', 'giropay', 'giro-pay'),
  method('google-pay', 'Google Pay', 'googlepay', 'gpay'),
  method('ideal', 'iDEAL', 'i-deal'),
  method('idebit', 'iDebit', 'i-debit'),
  method('instadebit', 'InstaDebit', 'insta-debit'),
  method('interac', 'Interac', 'interac-e-transfer', 'interac-online'),
  method('jeton', 'Jeton', 'jeton-wallet'),
  method('klarna', 'Klarna'),
  method('maestro', 'Maestro'),
  method('mastercard', 'Mastercard', 'master-card'),
  method('mifinity', 'MiFinity', 'mi-finity'),
  method('muchbetter', 'MuchBetter', 'much-better'),
  method('multibanco', 'Multibanco'),
  method('neosurf', 'Neosurf', 'neo-surf'),
  method('neteller', 'Neteller', 'net-eller'),
  method('pay-by-bank', 'Pay by Bank', 'paybybank', 'open-banking'),
  method('paypal', 'PayPal', 'pay-pal'),
  method('paysafecard', 'paysafecard', 'pay-safe-card', 'paysafe-card', 'paysafe'),
  method('payz', 'Payz', 'pay-z'),
  method('przelewy24', 'Przelewy24', 'przelewy-24', 'p24'),
  method('rapid-transfer', 'Rapid Transfer', 'rapidtransfer', 'rapid'),
  method('revolut-pay', 'Revolut Pay', 'revolut', 'revolutpay'),
  method('siru', 'Siru', 'siru-mobile'),
  method('skrill', 'Skrill', 'moneybookers'),
  method('skrill-1-tap', 'Skrill 1-Tap', 'skrill-1tap', 'skrill1-tap', 'skrill-one-tap'),
  method('sofort', 'Sofort', 'sofort-banking', 'sofortueberweisung'),
  method('trustly', 'Trustly'),
  method('visa', 'Visa'),
  method('visa-electron', 'Visa Electron', 'visaelectron'),
  method(
    'voucher',
    { en: { article: 'a', noun: 'voucher' }, es: { article: 'un', noun: 'vale' } },
    'vouchers',
  ),
  method('webmoney', 'WebMoney', 'web-money'),
  method('zimpler', 'Zimpler'),
  // The sandbox's invented methods; an operator replaces them with the brand's own.
  method('beacon', 'Beacon'),
  method('corner-code', 'Corner Code'),
  method('harbour-pay', 'Harbour Pay'),
  method('instant-bank', { en: { noun: 'instant bank payment' }, es: { noun: 'pago bancario inmediato' } }),
  method('lantern-wallet', 'Lantern Wallet'),
  method('liffey-direct', 'Liffey Direct'),
  method('maple-transfer', 'Maple Transfer'),
  method('northbank', 'Northbank'),
  method('open-ledger', 'Open Ledger'),
  method('paper-kite', 'Paper Kite'),
  method('plaza-movil', 'Plaza Móvil'),
  method('pocketline', 'Pocketline'),
  method('quillpay', 'Quillpay'),
  method('ringstrasse-pay', 'Ringstrasse Pay'),
  method('silver-sparrow', 'Silver Sparrow'),
  method('sol-directo', 'Sol Directo'),
  method('tapmoor', 'Tapmoor'),
  method('tollgate', 'Tollgate'),
];
