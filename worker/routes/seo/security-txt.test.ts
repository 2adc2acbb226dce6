import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../shared/i18n/locales.ts';
import { parseSettings } from '../../settings.ts';
import { securityTxt } from './security-txt.ts';

const settings = (more: Readonly<Record<string, string>> = {}) =>
  parseSettings({
    SITE_URL: 'https://www.casino.example',
    SANDBOX_ORIGIN: 'http://localhost:8788',
    SECURITY_CONTACT: 'mailto:security@casino.example',
    ...more,
  });

test('RFC 9116: who to write to, in which languages, by which rules, and until when', () => {
  expect(securityTxt(settings(), Date.UTC(2026, 10, 22, 17, 30))).toBe(
    `Contact: mailto:security@casino.example
Expires: 2027-05-21T00:00:00.000Z
Preferred-Languages: ${Object.keys(LANGUAGES).join(', ')}
Canonical: https://www.casino.example/.well-known/security.txt
Policy: https://www.casino.example/info/security/
`,
  );
  expect(securityTxt(settings({ SECURITY_POLICY_URL: 'https://casino.example/rules' }), 0)).toContain(
    'Policy: https://casino.example/rules\n',
  );
});

test.each([0, Date.UTC(2028, 1, 29, 23, 59, 59, 999), Date.UTC(2099, 11, 31)])(
  'whenever it is asked for (%i), it is good for more than five months and less than a year',
  (now) => {
    const expires = Date.parse(/^Expires: (.+)$/mu.exec(securityTxt(settings(), now))?.[1] ?? '');
    const days = (expires - now) / 86_400_000;
    expect(days).toBeGreaterThan(150);
    expect(days).toBeLessThan(365);
  },
);
