import * as v from 'valibot';
import { paymentHelpPage } from '../../config/info-page-names.ts';
import { PAYMENT_METHODS } from '../../config/payment-methods.ts';
import type { Language } from '../../i18n/locales.ts';
import { capitalised } from '../../domain/capitalised.ts';
import { escapeHtml } from '../../domain/escape-html.ts';
import type { PaymentMethods } from '../../domain/payment-methods.ts';
import { decodeText } from '../parsing/decode-text.ts';
import { optionalText, webAddress } from '../parsing/loose.ts';
import { type DroppedRecord, parseRecords, parseShape } from '../parsing/shape.ts';

const text = v.nullish(v.string(), '');

const response = v.object({
  page: v.object({
    paragraph1: text,
    paragraph2: text,
  }),
  paymentMethods: v.array(v.unknown()),
});

const methodAt = (base: string) =>
  v.object({
    paymentLink: v.pipe(v.string(), v.trim(), v.nonEmpty('Expected a link')),
    paymentLogo: webAddress(base),
    depositTime: optionalText,
    withdrawalTime: optionalText,
    availableCurrencies: v.nullish(v.union([v.string(), v.array(v.string())]), ''),
  });

export interface PaymentMethodsOptions {
  readonly brandName: string;
  readonly language: Language;
  /** The platform's origin, as browsers know it. */
  readonly base: string;
}

/** The table as the platform sends it: its paragraphs are HTML, not yet safe to show. */
export interface PlatformPaymentMethods extends PaymentMethods {
  readonly paragraph1: string;
  readonly paragraph2: string;
}

/**
 * The payment methods table (§2.8, §3, §7.1): brand placeholders replaced, each link replaced by the name of its help
 * page (§5), if it has one. Its own heads are not read: what each column is the fields say, and its language is not known.
 * @throws ShapeError when the overall shape is wrong
 */
export function parsePaymentMethods(
  input: unknown,
  { brandName, language, base }: PaymentMethodsOptions,
): { readonly table: PlatformPaymentMethods; readonly dropped: readonly DroppedRecord[] } {
  const { page, paymentMethods } = parseShape(response, input);
  const { records, dropped } = parseRecords(methodAt(base), paymentMethods, 'paymentMethods');
  const html = (source: string): string => replaceBrand(source, escapeHtml(brandName));
  const plain = (source: string | null): string => replaceBrand(decodeText(source ?? ''), brandName);
  return {
    table: {
      paragraph1: html(page.paragraph1),
      paragraph2: html(page.paragraph2),
      methods: records.map((record) => {
        const { name, helpPage } = nameAndHelpPage(record.paymentLink, language);
        return {
          name,
          helpPage,
          logo: record.paymentLogo,
          depositTime: plain(record.depositTime),
          withdrawalTime: plain(record.withdrawalTime),
          currencies: listCurrencies(record.availableCurrencies),
        };
      }),
    },
    dropped,
  };
}

/** `{brand}`, however it is spelt (`{{Brand}}`, `{brandName}`), replaced by the brand's name. */
export function replaceBrand(source: string, brandName: string): string {
  return source.replace(/\{{1,2}\s*brand(?:[\s_-]?name)?\s*\}{1,2}/gi, () => brandName);
}

function nameAndHelpPage(
  link: string,
  language: Language,
): { readonly name: string; readonly helpPage: string | null } {
  const page = paymentHelpPage(link);
  const known = PAYMENT_METHODS.find(({ slug }) => page?.slug === `deposit-${slug}`);
  return {
    name: known === undefined ? nameFromLink(link) : known.label[language],
    helpPage: page?.slug ?? null,
  };
}

/** A name to show for a method that is not in `PAYMENT_METHODS`: `/help/deposit-new-wallet.html` is `New wallet`. */
function nameFromLink(link: string): string {
  const segment =
    link
      .split(/[?#]/, 1)[0]
      ?.split('/')
      .findLast((part) => part !== '') ?? link;
  const words = segment
    .replace(/\.\w+$/, '')
    .replace(/^(?:help-)?(?:deposit-)?/i, '')
    .replace(/[-_]+/g, ' ');
  return capitalised(decodeText(words));
}

function listCurrencies(given: string | readonly string[]): string {
  const codes = typeof given === 'string' ? given.split(/[\s,;|/]+/) : given;
  return [...new Set(codes.map((code) => decodeText(code)).filter((code) => code !== ''))].join(', ');
}
