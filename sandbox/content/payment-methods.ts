import type { ContentLang } from './post.ts';

/** How a method works: decides its help page's text. */
export type PaymentKind = 'card' | 'wallet' | 'bank' | 'voucher' | 'mobile';

export type PaymentMethod = {
  /** File name of its logo (`/media/payments/{slug}.svg`) and of its help page (`deposit-{slug}`). */
  slug: string;
  name: string;
  /** What the platform calls it: the page turns it into a help page's name, with four special cases (§5). */
  link: string;
  kind: PaymentKind;
  /** ISO countries that have it; `*` is every one. */
  countries: readonly string[];
  deposit: 'instant' | 'minutes' | 'days';
  withdrawal: 'hours' | 'days' | 'week' | 'none';
  currencies: readonly string[];
};

const ALL = ['*'];
const MAIN = ['GBP', 'EUR', 'CAD'];

/** The methods of the cashier. All are invented but the four whose odd spelling the spec's §5 names. No credit cards: GB forbids them. */
export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  {
    slug: 'debit-card',
    name: 'Debit Card',
    link: 'DebitCard',
    kind: 'card',
    countries: ALL,
    deposit: 'instant',
    withdrawal: 'days',
    currencies: MAIN,
  },
  {
    slug: 'bank-transfer',
    name: 'Bank Transfer',
    link: 'BankTransfer',
    kind: 'bank',
    countries: ALL,
    deposit: 'days',
    withdrawal: 'week',
    currencies: MAIN,
  },
  {
    slug: 'instant-bank',
    name: 'Instant Bank',
    link: 'InstantBank',
    kind: 'bank',
    countries: ['GB', 'IE', 'ES', 'AT'],
    deposit: 'instant',
    withdrawal: 'hours',
    currencies: ['GBP', 'EUR'],
  },
  {
    slug: 'astropay-card',
    name: 'AstroPay Card',
    link: 'AstroPayCard',
    kind: 'voucher',
    countries: ['CA', 'ES', 'AT'],
    deposit: 'instant',
    withdrawal: 'none',
    currencies: ['EUR', 'CAD'],
  },
  {
    slug: 'eps',
    name: 'EPS',
    link: 'EPS',
    kind: 'bank',
    countries: ['AT'],
    deposit: 'instant',
    withdrawal: 'none',
    currencies: ['EUR'],
  },
  {
    slug: 'muchbetter',
    name: 'MuchBetter',
    link: 'MuchBetter',
    kind: 'wallet',
    countries: ALL,
    deposit: 'instant',
    withdrawal: 'hours',
    currencies: MAIN,
  },
  {
    slug: 'ecopayz',
    name: 'EcoPayz',
    link: 'EcoPayz',
    kind: 'wallet',
    countries: ['IE', 'ES', 'AT', 'CA'],
    deposit: 'instant',
    withdrawal: 'hours',
    currencies: ['EUR', 'CAD'],
  },
  {
    slug: 'lantern-wallet',
    name: 'Lantern Wallet',
    link: 'LanternWallet',
    kind: 'wallet',
    countries: ALL,
    deposit: 'instant',
    withdrawal: 'hours',
    currencies: MAIN,
  },
  {
    slug: 'harbour-pay',
    name: 'Harbour Pay',
    link: 'HarbourPay',
    kind: 'wallet',
    countries: ALL,
    deposit: 'instant',
    withdrawal: 'hours',
    currencies: MAIN,
  },
  {
    slug: 'pocketline',
    name: 'Pocketline',
    link: 'Pocketline',
    kind: 'mobile',
    countries: ['GB', 'IE'],
    deposit: 'instant',
    withdrawal: 'none',
    currencies: ['GBP', 'EUR'],
  },
  {
    slug: 'tapmoor',
    name: 'Tapmoor',
    link: 'Tapmoor',
    kind: 'mobile',
    countries: ['GB'],
    deposit: 'instant',
    withdrawal: 'days',
    currencies: ['GBP'],
  },
  {
    slug: 'paper-kite',
    name: 'Paper Kite',
    link: 'PaperKite',
    kind: 'voucher',
    countries: ALL,
    deposit: 'instant',
    withdrawal: 'none',
    currencies: MAIN,
  },
  {
    slug: 'corner-code',
    name: 'Corner Code',
    link: 'CornerCode',
    kind: 'voucher',
    countries: ['GB', 'IE', 'ES'],
    deposit: 'instant',
    withdrawal: 'none',
    currencies: ['GBP', 'EUR'],
  },
  {
    slug: 'northbank',
    name: 'Northbank',
    link: 'Northbank',
    kind: 'bank',
    countries: ['CA'],
    deposit: 'minutes',
    withdrawal: 'days',
    currencies: ['CAD'],
  },
  {
    slug: 'maple-transfer',
    name: 'Maple Transfer',
    link: 'MapleTransfer',
    kind: 'bank',
    countries: ['CA'],
    deposit: 'minutes',
    withdrawal: 'hours',
    currencies: ['CAD'],
  },
  {
    slug: 'liffey-direct',
    name: 'Liffey Direct',
    link: 'LiffeyDirect',
    kind: 'bank',
    countries: ['IE'],
    deposit: 'instant',
    withdrawal: 'days',
    currencies: ['EUR'],
  },
  {
    slug: 'plaza-movil',
    name: 'Plaza Móvil',
    link: 'PlazaMovil',
    kind: 'mobile',
    countries: ['ES'],
    deposit: 'instant',
    withdrawal: 'hours',
    currencies: ['EUR'],
  },
  {
    slug: 'sol-directo',
    name: 'Sol Directo',
    link: 'SolDirecto',
    kind: 'bank',
    countries: ['ES'],
    deposit: 'instant',
    withdrawal: 'days',
    currencies: ['EUR'],
  },
  {
    slug: 'ringstrasse-pay',
    name: 'Ringstrasse Pay',
    link: 'RingstrassePay',
    kind: 'wallet',
    countries: ['AT'],
    deposit: 'instant',
    withdrawal: 'days',
    currencies: ['EUR'],
  },
  {
    slug: 'quillpay',
    name: 'Quillpay',
    link: 'Quillpay',
    kind: 'wallet',
    countries: ALL,
    deposit: 'instant',
    withdrawal: 'hours',
    currencies: MAIN,
  },
  {
    slug: 'tollgate',
    name: 'Tollgate',
    link: 'Tollgate',
    kind: 'card',
    countries: ['GB', 'IE', 'CA'],
    deposit: 'instant',
    withdrawal: 'days',
    currencies: MAIN,
  },
  {
    slug: 'silver-sparrow',
    name: 'Silver Sparrow',
    link: 'SilverSparrow',
    kind: 'card',
    countries: ['IE', 'ES', 'AT', 'CA'],
    deposit: 'instant',
    withdrawal: 'days',
    currencies: ['EUR', 'CAD'],
  },
  {
    slug: 'open-ledger',
    name: 'Open Ledger',
    link: 'OpenLedger',
    kind: 'bank',
    countries: ['GB', 'IE', 'ES', 'AT'],
    deposit: 'instant',
    withdrawal: 'hours',
    currencies: ['GBP', 'EUR'],
  },
  {
    slug: 'beacon',
    name: 'Beacon',
    link: 'Beacon',
    kind: 'mobile',
    countries: ALL,
    deposit: 'instant',
    withdrawal: 'days',
    currencies: MAIN,
  },
];

export const DEPOSIT_TIME: Record<PaymentMethod['deposit'], Record<ContentLang, string>> = {
  instant: { en: 'Instant', es: 'Inmediato' },
  minutes: { en: 'Up to 30 minutes', es: 'Hasta 30 minutos' },
  days: { en: '1 to 3 working days', es: 'De 1 a 3 días hábiles' },
};

export const WITHDRAWAL_TIME: Record<PaymentMethod['withdrawal'], Record<ContentLang, string>> = {
  hours: { en: 'Within 24 hours', es: 'En 24 horas' },
  days: { en: '1 to 3 working days', es: 'De 1 a 3 días hábiles' },
  week: { en: '3 to 5 working days', es: 'De 3 a 5 días hábiles' },
  none: { en: 'Not available', es: 'No disponible' },
};

export function methodsFor(country: string): PaymentMethod[] {
  return PAYMENT_METHODS.filter(({ countries }) => countries.includes('*') || countries.includes(country));
}
