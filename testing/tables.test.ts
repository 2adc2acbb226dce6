import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SERVICES } from '../sandbox/services.ts';
import { SERVICE_NAMES, upstreamRow, type ServiceName } from '../worker/upstream/upstreams.ts';

/** What documents list, held against what there is. */
const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

test('docs/contracts/upstreams.md has each service, with its setting', () => {
  const table = read('docs/contracts/upstreams.md').split('\n## ')[0] ?? '';
  const rowOf = (service: ServiceName) =>
    new RegExp(`^\\|.*\`${upstreamRow(service).setting}\`.*\`${service}\` \\|$`, 'mu');
  const missing = SERVICE_NAMES.filter((service) => !rowOf(service).test(table)).map(
    (service) => `| … | \`${upstreamRow(service).setting}\` | … | \`${service}\` |`,
  );
  const how =
    'add its row to the first table: what it is, its setting, how long what it gives is fresh, and what its kinds of call begin with (docs/how-to/upstream.md)';
  expect(missing, how).toEqual([]);
});

test('sandbox/README.md has each service that can be made to fail', () => {
  const [, listed = ''] = /A service is one of `([a-z ]+)`/u.exec(read('sandbox/README.md')) ?? [];
  expect(listed.split(' ').toSorted()).toEqual(SERVICES.toSorted());
});

test('docs/security-asvs.md says of each secret what it guards and how it is changed', () => {
  const [, table = ''] = read('docs/security-asvs.md').split('### Secrets');
  const secrets = [
    ...(read('.dev.vars.example').match(/^[A-Z_]+(?==)/gmu) ?? []),
    ...(read('deploy/kubernetes/secret.yaml').match(/^ {2}[A-Z_]+(?=: '')/gmu) ?? []).map((name) =>
      name.trim(),
    ),
  ];
  expect(secrets).toContain('STORE_URL');
  expect(secrets.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

test('docs/security-asvs.md has each file that uses cryptography', () => {
  const [, rest = ''] = read('docs/security-asvs.md').split('### Cryptography in use');
  const [table = ''] = rest.split('### Secrets');
  const users = globSync(
    ['{client,deploy,shared,worker}/**/*.{ts,tsx}', 'wordpress/casino-headless/**/*.php'],
    { cwd: ROOT },
  )
    .filter((file) => !/\.test\.tsx?$/u.test(file))
    .filter((file) =>
      /\bcrypto\.(?:subtle|getRandomValues|randomUUID)\b|node:(?:crypto|tls)|timingSafeEqual|hash_hmac|random_bytes/u.test(
        read(file),
      ),
    );
  expect(users).toContain('worker/http/signature.ts');
  expect(users.filter((file) => !table.includes(`\`${file}\``))).toEqual([]);
});

/**
 * How many lines each section of ASVS 5.0 has. Not of its chapters 5 to 7, 10 and 17, which the document leaves out whole:
 * nothing is uploaded here, nobody logs in, and there is no WebRTC.
 */
const ASVS_SECTIONS = {
  '1.1': 2, '1.2': 10, '1.3': 12, '1.4': 3, '1.5': 3, '2.1': 3, '2.2': 3, '2.3': 5, '2.4': 2, '3.1': 1, '3.2': 3, '3.3': 5, '3.4': 8,
  '3.5': 8, '3.6': 1, '3.7': 5, '4.1': 5, '4.2': 5, '4.3': 2, '4.4': 4, '8.1': 4, '8.2': 4, '8.3': 3, '8.4': 2, '9.1': 3, '9.2': 4,
  '11.1': 4, '11.2': 5, '11.3': 5, '11.4': 4, '11.5': 2, '11.6': 2, '11.7': 2, '12.1': 5, '12.2': 2, '12.3': 5, '13.1': 4, '13.2': 6,
  '13.3': 4, '13.4': 7, '14.1': 2, '14.2': 8, '14.3': 3, '15.1': 5, '15.2': 5, '15.3': 7, '15.4': 4, '16.1': 1, '16.2': 5, '16.3': 4,
  '16.4': 3, '16.5': 4,
} as const; // prettier-ignore

/** The lines that a text names: `1.2.3`, and `1.2.3 to 1.2.5` with what is between them. */
function asvsLinesIn(text: string): string[] {
  return [...text.matchAll(/(?<![\d.])(\d+\.\d+)\.(\d+)(?: to \1\.(\d+))?(?![\d.]*\d)/gu)].flatMap(
    ([, section = '', first, last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, index) => `${section}.${Number(first) + index}`,
      ),
  );
}

test('docs/security-asvs.md has each line of its chapters, and names at its head those that are not met', () => {
  const text = read('docs/security-asvs.md');
  const rows = text.match(/^\| \d+\.\d+\.\d+.*$/gmu) ?? [];
  const told = new Set([
    ...rows.flatMap((row) => asvsLinesIn(row.split(' | ', 1)[0] ?? '')),
    ...(text.match(/^.*not applicable.*(?:\n\(.*)?$/gimu) ?? []).flatMap(asvsLinesIn),
  ]);
  const lines = Object.entries(ASVS_SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(lines.filter((line) => !told.has(line))).toEqual([]);

  const [levelsOneAndTwo = ''] = text.split('\n## Level 3');
  const [, named = ''] = /these are \*\*not met\*\*[^:]*: ([\d.,\s]+)\. Where/u.exec(levelsOneAndTwo) ?? [];
  const unmet = (levelsOneAndTwo.match(/^\| .*\*\*Not met.*$/gmu) ?? []).map((row) =>
    asvsLinesIn(row.split(' | ', 1)[0] ?? ''),
  );
  expect(unmet.filter((ids) => !ids.some((id) => asvsLinesIn(named).includes(id)))).toEqual([]);
  expect(asvsLinesIn(named).filter((id) => !unmet.flat().includes(id))).toEqual([]);
});
