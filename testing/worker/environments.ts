import { LICENCES, type MarketName } from '../../shared/config/markets.ts';
import { licenceSetting } from '../../worker/market-settings.ts';
import { SettingsError } from '../../worker/setting-fields.ts';
import { parseSettings, type RawSettings } from '../../worker/settings.ts';
import { SERVICE_NAMES, upstreamRow } from '../../worker/upstream/upstreams.ts';

/** A sandbox with all that it needs. */
export const SANDBOX: RawSettings = {
  SITE_URL: 'http://localhost:8787',
  SANDBOX_ORIGIN: 'http://localhost:8788',
};
/** Those of `PRODUCTION`. */
export const SERVED: readonly MarketName[] = ['GB', 'MT', 'CA-ON'];
/** A production environment that is complete, with every service and every licence that there is. */
export const PRODUCTION: RawSettings = {
  ...Object.fromEntries(
    SERVICE_NAMES.map((service) => [upstreamRow(service).setting, `https://${service}.example`]),
  ),
  ...Object.fromEntries(LICENCES.map((licence) => [licenceSetting(licence), `${licence}-1`])),
  MARKETS: SERVED.join(),
  UK_MARKETING_OPT_IN: 'unticked',
  ENVIRONMENT: 'production',
  SITE_URL: 'https://www.casino.example',
  BRAND_NAME: 'Casino',
  BRAND_ID: '7',
  CASINO_ID: '8',
  LICENSEE_NAME: 'Casino Ltd',
  SECURITY_CONTACT: 'mailto:security@casino.example',
  PLATFORM_SCRIPT_URL: 'https://platform.example/framework.js',
  RECAPTCHA_SITE_KEY: 'site-key',
  RECAPTCHA_SECRET: 'a-recaptcha-secret-0123456789',
  TICKET_TOKEN: 'a-ticket-token-0123456789',
  REVALIDATE_SECRET: 'a-revalidate-secret-0123456789',
  OPS_TOKEN: 'an-ops-token-0123456789',
};

/** What is wrong with an environment's settings, a line for each; `none`: nothing. */
export function problemsOf(raw: RawSettings): string {
  try {
    parseSettings(raw);
    return 'none';
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message;
  }
}

/** What is said of an address that a secret is sent to. */
export const PLAIN_WAY_OF_SECRETS = 'is not https: expected https://, since secrets are sent there';
