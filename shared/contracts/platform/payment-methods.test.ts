import { describe, expect, test } from 'vitest';
import type { Language } from '../../i18n/locales.ts';
import { parsePaymentMethods, replaceBrand } from './payment-methods.ts';
import { ShapeError } from '../parsing/shape.ts';

const page = {
  paragraph1: '<p>Pay {brand} safely</p>',
  paragraph2: null,
};
const method = (paymentLink: unknown, facts: object = {}) => ({
  paymentLink,
  paymentLogo: '/logo.svg',
  depositTime: 'Instant',
  withdrawalTime: '1&ndash;3 days',
  availableCurrencies: 'GBP, EUR,GBP',
  ...facts,
});
const parse = (paymentMethods: readonly unknown[], brandName = 'Ace & Co', language: Language = 'en') =>
  parsePaymentMethods({ page, paymentMethods }, { brandName, language, base: 'https://platform.example' });

describe('§2.8 the payment methods table', () => {
  test('the brand replaces its placeholder, escaped where the text is HTML', () => {
    const { table } = parse([]);
    expect(table.paragraph1).toBe('<p>Pay Ace &amp; Co safely</p>');
    expect(table.paragraph2).toBe('');
    const times = { depositTime: 'With {brand}' };
    expect(parse([method('Visa', times)]).table.methods[0]?.depositTime).toBe('With Ace & Co');
  });

  test('a row has a name, the help page of its method, times and currencies', () => {
    expect(parse([method('Visa')]).table.methods).toEqual([
      {
        name: 'Visa',
        helpPage: 'deposit-visa',
        logo: 'https://platform.example/logo.svg',
        depositTime: 'Instant',
        withdrawalTime: '1–3 days',
        currencies: 'GBP, EUR',
      },
    ]);
  });

  test.each([
    ['AstroPay Card', 'AstroPay Card', 'deposit-astropay-card'],
    ['EPS', 'EPS', 'deposit-eps'],
    ['MuchBetter', 'MuchBetter', 'deposit-muchbetter'],
    ['EcoPayz', 'ecoPayz', 'deposit-ecopayz'],
    ['/help-deposit-paypal.html?x=1', 'PayPal', 'deposit-paypal'],
    ['bank transfer', 'Bank transfer', 'deposit-bank-transfer'],
    ['voucher', 'Voucher', 'deposit-voucher'],
    ['/help/deposit-new-wallet.html', 'New wallet', null],
  ])('§5 the link %s is %s and leads to %s', (link, name, helpPage) => {
    expect(parse([method(link)]).table.methods[0]).toMatchObject({ name, helpPage });
  });

  test('a kind of payment stands alone at the head of a row: without the article that running text has', () => {
    const links = ['credit-card', 'voucher', 'bank-transfer', 'ecopayz'].map((slug) => method(slug));
    expect(parse(links, undefined, 'es').table.methods.map(({ name }) => name)).toEqual([
      'Tarjeta de crédito',
      'Vale',
      'Transferencia bancaria',
      'ecoPayz',
    ]);
    expect(parse(links).table.methods[0]?.name).toBe('Credit card');
  });

  test('currencies come as a list too; a logo that is no address is left out', () => {
    const facts = { availableCurrencies: ['GBP', ' CAD '], paymentLogo: 'javascript:x', depositTime: null };
    expect(parse([method('Visa', facts)]).table.methods[0]).toMatchObject({
      currencies: 'GBP, CAD',
      logo: null,
      depositTime: '',
    });
  });

  test('a method without a link is dropped; a response without a page is refused', () => {
    const { table, dropped } = parse([method(null), method('Visa')]);
    expect(table.methods).toHaveLength(1);
    expect(dropped.map(({ path }) => path)).toEqual(['paymentMethods.0.paymentLink']);
    expect(() =>
      parsePaymentMethods(
        { paymentMethods: [] },
        { brandName: 'A', language: 'en', base: 'https://platform.example' },
      ),
    ).toThrow(ShapeError);
  });
});

test('the brand’s name is inserted as it is, even with a dollar sign', () => {
  expect(replaceBrand('{Brand} {{brandName}} { brand_name }', '$& Win')).toBe('$& Win $& Win $& Win');
});
