import { expect, test } from 'vitest';
import { DEFAULT_SIZES } from '../../shared/domain/lobby-sizes.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import { json } from '../../testing/worker/http-server.ts';
import { servicesOver } from '../../testing/worker/services-over.ts';

const VISITOR: Visitor = {
  country: 'ES',
  market: 'ES',
  isServed: true,
  rulesAsOf: '2023-01-12',
  regulation: 'MGA',
  currency: 'EUR',
  device: 'W',
  isNative: false,
  isIosApp: false,
  bannerChoice: 0,
  ...DEFAULT_SIZES,
};

test('§7.1 the heads of the payment methods are in the reader’s language, whatever the platform sends', async () => {
  const page = { paragraph1: 'Pay', tableColumn1: 'Method', tableColumn2: 'In', tableColumn3: '' };
  const { services } = await servicesOver(json({ page, paymentMethods: [{ paymentLink: 'Visa' }] }));
  const { platform } = services;
  const heads = async (locale: Locale) => (await platform.paymentMethods(locale, VISITOR)).columns;
  expect(await heads('es')).toEqual(['Método', 'Depósito', 'Retirada', 'Divisas']);
  expect(await heads('en-ie')).toEqual(['Method', 'Deposit', 'Withdrawal', 'Currencies']);
});
