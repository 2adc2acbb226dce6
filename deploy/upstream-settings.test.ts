import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SERVICE_NAMES, upstreamRow } from '../worker/upstream/upstreams.ts';

test('§6 the settings for Kubernetes have the origin of each service that production always asks', async () => {
  const file = path.join(import.meta.dirname, 'kubernetes/settings.env');
  const settings = readFileSync(file, 'utf8');
  const missing = SERVICE_NAMES.filter((name) => {
    const { setting, onlyWith } = upstreamRow(name);
    return onlyWith === undefined && !new RegExp(`^${setting}=`, 'mu').test(settings);
  }).map((name) => `${upstreamRow(name).setting}=https://${name}.velvet-comet.example\n`);
  const how =
    'write it anew, with the address: npx vitest run --project unit deploy/upstream-settings.test.ts -u';
  await expect(settings.replace(/^(?=MARKETS=)/mu, missing.join('')), how).toMatchFileSnapshot(file);
});
