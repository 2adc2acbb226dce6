// @vitest-environment own-window
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { marketFor } from '../../../shared/domain/markets/market-for.ts';
import { policyOn } from '../../../shared/domain/markets/policy.ts';
import { testApp } from '../../../testing/client/app.ts';
import { testPageData } from '../../../testing/client/page-data.ts';
import { tickMarketingOptIn, watchMarketingOptIn } from './marketing-opt-in.ts';

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
  tickMarketingOptIn(document.body, app);
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

  test.each([
    '<input type="checkbox" name="marketingEmail">',
    '<input type="checkbox" id="opt-email-marketing">',
  ])('the box is known by its id or name: %s', (box) => {
    document.body.innerHTML = box;
    register('GB', 'ticked');
    expect(document.querySelector('input')?.checked).toBe(true);
  });

  test.each([
    '',
    '<input type="checkbox" name="marketingSms">',
    '<input type="text" name="marketingEmail">',
    '<input type="checkbox" name="email">',
  ])('nothing else is ticked: %s', (other) => {
    document.body.innerHTML = other;
    register('GB', 'ticked');
    expect(document.querySelector('input')?.checked ?? false).toBe(false);
  });

  test('in the page’s own container the box is ticked when it comes, once: what the visitor unticks stays so', async () => {
    const { app } = testApp();
    const container = document.createElement('div');
    const stop = watchMarketingOptIn(container, app);
    const draw = async () => {
      container.innerHTML = '<p><input type="checkbox" name="marketingEmail"></p>';
      await new Promise((resolve) => setTimeout(resolve, 0));
      return container.querySelector('input')?.checked;
    };
    expect(await draw()).toBe(true);
    expect(await draw()).toBe(false);
    stop();
  });
});
