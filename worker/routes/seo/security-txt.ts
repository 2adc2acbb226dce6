import type { Context } from 'hono';
import { keysOf } from '../../../shared/domain/records.ts';
import { LANGUAGES } from '../../../shared/i18n/locales.ts';
import { pathTo } from '../../../shared/routing/path-to.ts';
import { SERVICE_PATHS } from '../../../shared/routing/service-paths.ts';
import type { AppEnv } from '../../app-env.ts';
import { settingsOf } from '../../env.ts';
import type { Settings } from '../../settings.ts';

const DAY_MS = 86_400_000;
/** RFC 9116 §2.5.5 recommends less than a year: who reads an old copy then knows that it is old. */
const GOOD_FOR_DAYS = 180;

/** GET /.well-known/security.txt (RFC 9116): where someone who has found a weakness writes to; without `SECURITY_CONTACT` a 404. */
export function getSecurityTxt(c: Context<AppEnv>): Response {
  const settings = settingsOf(c.env);
  if (settings.securityContact === '') {
    c.header('Cache-Control', 'no-store');
    return c.text('This site names no contact for reports of weaknesses.\n', 404);
  }
  c.header('Cache-Control', 'public, max-age=86400');
  return c.text(securityTxt(settings, Date.now()));
}

/** @param now milliseconds since the epoch */
export function securityTxt({ siteUrl, securityContact, securityPolicyUrl }: Settings, now: number): string {
  const lastDay = Math.floor(now / DAY_MS) + GOOD_FOR_DAYS;
  const lines = {
    Contact: securityContact,
    Expires: new Date(lastDay * DAY_MS).toISOString(),
    'Preferred-Languages': keysOf(LANGUAGES).join(', '),
    Canonical: siteUrl + SERVICE_PATHS.securityTxt,
    // Where the operator has no rules elsewhere, they stand on the site's own page about security.
    Policy: securityPolicyUrl || siteUrl + pathTo('info', { page: 'security' }),
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
