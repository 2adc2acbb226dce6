// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { marketFor } from '../../shared/domain/markets/market-for.ts';
import { policyOn } from '../../shared/domain/markets/policy.ts';
import { testApp } from '../../testing/client/app.ts';
import { testPageData } from '../../testing/client/page-data.ts';
import { tickMarketingOptIn } from './marketing-opt-in.ts';

const heard = vi.fn<() => void>();

beforeEach(() => {
  heard.mockClear();
  document.body.innerHTML =
    '<form><input type="checkbox" id="casino-platform-marketing-email"><input type="checkbox" id="other"></form>';
  document.querySelector('form')?.addEventListener('change', heard);
});

/** Opens the registration for a visitor of a country, with the operator's setting; whether the box is ticked then. */
function register(country: string, ukMarketingOptIn: 'ticked' | 'unticked'): boolean {
  const pageData = testPageData();
  const { app } = testApp();
  app.navigation.show({
    ...pageData,
    policy: policyOn(marketFor({ country, region: null }), '2026-11-22'),
    shell: { ...pageData.shell, settings: { ...pageData.shell.settings, ukMarketingOptIn } },
  });
  tickMarketingOptIn(document.querySelector('form'), app);
  return document.querySelector<HTMLInputElement>('#casino-platform-marketing-email')?.checked === true;
}

describe('§4 marketing e-mails at the registration', () => {
  test('in Great Britain the box is ticked where the operator says so, and the form hears of it', () => {
    expect(register('GB', 'ticked')).toBe(true);
    expect(heard).toHaveBeenCalledOnce();
    expect(document.querySelector<HTMLInputElement>('#other')?.checked).toBe(false);
  });

  test.each([
    ['GB', 'unticked'],
    ['IE', 'ticked'],
    ['CA', 'unticked'],
  ] as const)('in %s with the setting %s it is left to the visitor', (country, setting) => {
    expect(register(country, setting)).toBe(false);
    expect(heard).not.toHaveBeenCalled();
  });

  test('a widget without the box, or no element at all, is left as it is', () => {
    const { app } = testApp();
    for (const widget of [null, 'registration', document.createElement('div')]) {
      expect(() => tickMarketingOptIn(widget, app)).not.toThrow();
    }
  });
});
