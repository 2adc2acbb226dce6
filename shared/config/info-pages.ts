import type { Language } from '../i18n/locales.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';

/**
 * The info pages (§2.3, §2.8, §5): one row each, and every name under which menus, events, the platform's HTML and old
 * links know it. A name that is not in this table is no info page, so the number of cache keys made from info pages is
 * bounded.
 */
export interface InfoPage {
  /** The path segment: `/info/{slug}/`. */
  readonly slug: string;
  /** What the platform's info-page call asks for (§7.1 `resourceName`). */
  readonly resourceName: string;
  /** What the info popup, menus and the footer call it (§2.7, §2.8). */
  readonly popupId: string;
  /** `payment`: the help page of one payment method, of which there is one per method. */
  readonly kind: 'policy' | 'help' | 'payment';
  readonly title: Readonly<Record<Language, string>>;
  /** Further spellings, beside slug, resource name, popup id and each of those with or without `help-`. */
  readonly aliases: readonly string[];
}

type InfoPageRow = Pick<InfoPage, 'slug' | 'kind' | 'title'> &
  Partial<Pick<InfoPage, 'resourceName' | 'popupId' | 'aliases'>>;

const ROWS: readonly InfoPageRow[] = [
  { slug: 'about-us', kind: 'policy', title: { en: 'About us', es: 'Sobre nosotros' }, aliases: ['about'] },
  {
    slug: 'terms',
    kind: 'policy',
    title: { en: 'Terms and conditions', es: 'Términos y condiciones' },
    aliases: ['terms-and-conditions', 'terms-conditions', 'terms-of-service', 'tac'],
  },
  {
    slug: 'privacy',
    kind: 'policy',
    title: { en: 'Privacy policy', es: 'Política de privacidad' },
    aliases: ['privacy-policy'],
  },
  {
    slug: 'cookies',
    kind: 'policy',
    title: { en: 'Cookie policy', es: 'Política de cookies' },
    aliases: ['cookie', 'cookie-policy', 'cookies-policy'],
  },
  {
    slug: 'security',
    kind: 'policy',
    title: { en: 'Security', es: 'Seguridad' },
    aliases: ['security-policy'],
  },
  {
    slug: 'bonus-policy',
    kind: 'policy',
    title: { en: 'Bonus policy', es: 'Política de bonos' },
    aliases: ['bonus', 'bonuses', 'bonus-terms'],
  },
  {
    slug: 'fair-play',
    kind: 'policy',
    title: { en: 'Fair play', es: 'Juego limpio' },
    aliases: ['fairplay', 'fair-gaming'],
  },
  {
    slug: 'responsible-gambling',
    resourceName: 'responsible',
    popupId: 'responsible',
    kind: 'policy',
    title: { en: 'Responsible gambling', es: 'Juego responsable' },
    aliases: ['responsible-gaming', 'responsible-play', 'safer-gambling'],
  },
  {
    slug: 'under-age',
    resourceName: 'underage',
    kind: 'policy',
    title: { en: 'Underage gambling', es: 'Juego de menores' },
    aliases: ['under-18', 'underage-gambling', 'under-age-gambling'],
  },
  { slug: 'help', kind: 'help', title: { en: 'Help', es: 'Ayuda' }, aliases: ['help-centre', 'help-center'] },
  {
    slug: 'faq',
    kind: 'help',
    title: { en: 'Frequently asked questions', es: 'Preguntas frecuentes' },
    aliases: ['faqs', 'frequently-asked-questions'],
  },
  {
    slug: 'deposit',
    resourceName: 'help-deposit',
    popupId: 'help-deposit',
    kind: 'help',
    title: { en: 'Making a deposit', es: 'Hacer un depósito' },
    aliases: ['deposits'],
  },
  {
    slug: 'deposit-account',
    resourceName: 'help-deposit-account',
    kind: 'help',
    title: { en: 'Your deposit account', es: 'Tu cuenta de depósito' },
  },
  {
    slug: 'deposit-banking',
    resourceName: 'help-deposit-banking',
    kind: 'help',
    title: { en: 'Banking', es: 'Operaciones bancarias' },
    aliases: ['banking'],
  },
  {
    slug: 'deposit-methods',
    resourceName: 'help-deposit-methods',
    kind: 'help',
    title: { en: 'Payment methods', es: 'Métodos de pago' },
    aliases: ['payment-methods', 'payments'],
  },
  {
    slug: 'cashout',
    resourceName: 'help-cashout',
    popupId: 'help-cashout',
    kind: 'help',
    title: { en: 'Cashing out', es: 'Retirar fondos' },
    aliases: ['cash-out', 'withdrawal', 'withdrawals', 'cashouts'],
  },
  {
    slug: 'cashout-policy',
    resourceName: 'help-cashout-policy',
    kind: 'help',
    title: { en: 'Cashout policy', es: 'Política de retiradas' },
    aliases: ['cash-out-policy', 'withdrawal-policy'],
  },
  {
    slug: 'cashout-how-to',
    resourceName: 'help-cashout-how-to',
    kind: 'help',
    title: { en: 'How to cash out', es: 'Cómo retirar' },
    aliases: ['cash-out-how-to', 'cashout-howto', 'how-to-cashout'],
  },
  {
    slug: 'cashout-time',
    resourceName: 'help-cashout-time',
    kind: 'help',
    title: { en: 'How long a cashout takes', es: 'Cuánto tarda una retirada' },
    aliases: ['cash-out-time', 'cashout-times'],
  },
  {
    slug: 'cashout-reverse',
    resourceName: 'help-cashout-reverse',
    kind: 'help',
    title: { en: 'Reversing a cashout', es: 'Anular una retirada' },
    aliases: ['cash-out-reverse', 'reverse-cashout', 'cashout-reversal'],
  },
  {
    slug: 'cashout-self',
    resourceName: 'help-cashout-self',
    kind: 'help',
    title: { en: 'Cashing out by yourself', es: 'Retirar por tu cuenta' },
    aliases: ['cash-out-self', 'self-cashout'],
  },
  {
    slug: 'upload-documents',
    resourceName: 'help-upload-documents',
    kind: 'help',
    title: { en: 'Uploading documents', es: 'Subir documentos' },
    aliases: ['document-upload', 'documents', 'upload-document'],
  },
  {
    slug: 'tech-problems',
    resourceName: 'help-tech-problems',
    kind: 'help',
    title: { en: 'Technical problems', es: 'Problemas técnicos' },
    aliases: ['technical-problems', 'tech-problem'],
  },
];

/** Every info page, the help pages of single payment methods last. */
export const INFO_PAGES: readonly InfoPage[] = [
  ...ROWS.map(({ slug, kind, title, resourceName = slug, popupId = slug, aliases = [] }): InfoPage => ({
    slug,
    resourceName,
    popupId,
    kind,
    title,
    aliases,
  })),
  ...PAYMENT_METHODS.map(({ slug, name, aliases }): InfoPage => ({
    slug: `deposit-${slug}`,
    resourceName: `help-deposit-${slug}`,
    popupId: `deposit-${slug}`,
    kind: 'payment',
    title: { en: `Deposit with ${name.en}`, es: `Depositar con ${name.es}` },
    aliases: aliases.map((alias) => `deposit-${alias}`),
  })),
];
