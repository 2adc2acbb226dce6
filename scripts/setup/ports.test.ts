import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, portFrom, requireFree } from './ports.ts';

/** From here on Linux, macOS and Windows give ports to connections. */
const GIVEN_BY_SYSTEMS_FROM = 32_768;
/** Of 12,000 ports so many are hardly ever drawn without one that is drawn twice. */
const ENOUGH_TO_COLLIDE = 600;

test('a port for a server that starts later is none that a system gives to a connection meanwhile, and is given once', async () => {
  const ports = await Promise.all(Array.from({ length: ENOUGH_TO_COLLIDE }, freePort));
  expect(Math.max(...ports)).toBeLessThan(GIVEN_BY_SYSTEMS_FROM);
  expect(new Set(ports).size).toBe(ENOUGH_TO_COLLIDE);
});

test('a port that another listens on is said to be in use, with another to choose', async () => {
  const port = await freePort();
  await requireFree('PORT', port);
  const other = createServer().listen(port, '0.0.0.0');
  await once(other, 'listening');
  await expect(requireFree('PORT', port)).rejects.toThrow(
    `Port ${port} is in use already. Choose another: PORT=${port + 10} npm start`,
  );
  other.close();
});

test('a port out of the environment is a port, or one clear line says that it is none', () => {
  expect(portFrom({}, 'PORT', 8787)).toBe(8787);
  expect(portFrom({ PORT: '' }, 'PORT', 8787)).toBe(8787);
  expect(portFrom({ PORT: '80' }, 'PORT', 8787)).toBe(80);
  for (const PORT of ['0', '65536', '1.5', 'http']) {
    expect(() => portFrom({ PORT }, 'PORT', 8787)).toThrow(`PORT=${PORT} is no port.`);
  }
});
