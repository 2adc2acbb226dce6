import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

test('§6 compose has no secret of its own: each is the operator’s, and unset it is empty', async () => {
  const compose = await readFile(path.join(import.meta.dirname, 'compose.yaml'), 'utf8');
  const secrets = [...compose.matchAll(/(\w*(?:SECRET|TOKEN|PASSWORD)): *(\S.*)$/gmu)].map(
    ([, name = '', value = '']) => [name, value.trim()],
  );
  expect(secrets.length).toBeGreaterThanOrEqual(5);
  for (const [name, value] of secrets) {
    // MariaDB makes up its root password by itself.
    if (name === 'MARIADB_RANDOM_ROOT_PASSWORD') continue;
    expect(value, name).toMatch(/^\$\{[A-Z_]+:-\}$/u);
  }
});
