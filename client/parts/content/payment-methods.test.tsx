// @vitest-environment own-window
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import type { SafeHtml } from '../../../shared/domain/content.ts';
import { AppProvider } from '../../state/app-context.tsx';
import { PaymentMethods } from './payment-methods.tsx';

const VISA = {
  name: 'Visa',
  helpPage: 'deposit-visa',
  logo: null,
  depositTime: 'Instant',
  withdrawalTime: '1 day',
  currencies: 'GBP',
};

test('§2.8 what the platform says around the methods is there, and that there are none, where it lists none', () => {
  const { app } = testApp();
  const table = {
    paragraph1: '<p>Write to us.</p>' as SafeHtml,
    paragraph2: '<p>Limits apply.</p>' as SafeHtml,
    columns: ['Method', 'Deposit', 'Withdrawal', 'Currencies'] as const,
    methods: [],
  };
  document.body.innerHTML = renderToString(
    <AppProvider app={app}>
      <PaymentMethods table={table} />
    </AppProvider>,
  );
  expect(document.body.textContent).toBe(`Write to us.${app.messages.content.methodsEmpty}Limits apply.`);
  expect(document.querySelector('table')).toBeNull();
});

test('§2.8 a method without a help page is its name alone', () => {
  const { app } = testApp();
  const table = {
    paragraph1: '' as SafeHtml,
    paragraph2: '' as SafeHtml,
    columns: ['Method', 'Deposit', 'Withdrawal', 'Currencies'] as const,
    methods: [VISA, { ...VISA, name: 'New wallet', helpPage: null }],
  };
  document.body.innerHTML = renderToString(
    <AppProvider app={app}>
      <PaymentMethods table={table} />
    </AppProvider>,
  );
  const heads = [...document.querySelectorAll('th[scope="row"]')];
  expect(heads.map((head) => [head.textContent, head.querySelector('a')?.getAttribute('href')])).toEqual([
    ['Visa', '/info/deposit-visa/'],
    ['New wallet', undefined],
  ]);
});
