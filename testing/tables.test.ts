import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SERVICES } from '../sandbox/services.ts';
import { SERVICE_NAMES, upstreamRow, type ServiceName } from '../worker/upstream/upstreams.ts';

/** What documents list, held against what there is. */
const read = (file: string): string => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');

test('docs/contracts/upstreams.md has each service, with its setting', () => {
  const table = read('docs/contracts/upstreams.md').split('\n## ')[0] ?? '';
  const rowOf = (service: ServiceName) =>
    new RegExp(`^\\|.*\`${upstreamRow(service).setting}\`.*\`${service}\` \\|$`, 'mu');
  expect(SERVICE_NAMES.filter((service) => !rowOf(service).test(table))).toEqual([]);
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
