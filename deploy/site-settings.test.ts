import { describe, expect, test } from 'vitest';
import type { RawSettings } from '../worker/settings.ts';
import { siteSettings } from './site-settings.ts';

describe('§6 settings of a site that hosts itself', () => {
  const OF_SANDBOX: RawSettings = {
    ENVIRONMENT: 'sandbox',
    GB_LICENCE_NUMBER: '00000',
    SECURITY_CONTACT: 'mailto:security@velvet-comet.example',
    RESTRICTED_COUNTRIES: 'US',
    CSP_REPORT_SHARE: '1',
  };

  test('a sandbox has the defaults of wrangler.toml for what is not given', () => {
    const given = { GB_LICENCE_NUMBER: '12345', RESTRICTED_COUNTRIES: '' };
    expect(siteSettings(given, OF_SANDBOX)).toEqual({ ...OF_SANDBOX, ...given });
    expect(siteSettings({ ...given, ENVIRONMENT: 'sandbox' }, OF_SANDBOX)).toEqual({
      ...OF_SANDBOX,
      ...given,
    });
  });

  test('production has what is given, and nothing of the sandbox', () => {
    const given = { ENVIRONMENT: 'production', GB_LICENCE_NUMBER: '12345' };
    expect(siteSettings(given, OF_SANDBOX)).toEqual(given);
  });

  test('what is no setting of the site does not reach it', () => {
    const machines = { PATH: '/bin', SITE_URL: 'https://casino.example' };
    expect(siteSettings(machines, {})).toEqual({ SITE_URL: 'https://casino.example' });
  });
});
