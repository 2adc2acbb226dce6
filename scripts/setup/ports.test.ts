import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, portFrom, requireFree } from './ports.ts';

test('a port for a server that starts later is none that the system gives to a connection meanwhile', async () => {
  const range = await readFile('/proc/sys/net/ipv4/ip_local_port_range', 'utf8');
  const first = Number(range.split('\t')[0]);
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(Math.max(...ports)).toBeLessThan(first);
  expect(new Set(ports).size).toBe(50);
});

test('a port that another listens on is said to be in use, with another to choose', async () => {
  const port = await freePort();
  await requireFree('PORT', port);
  const other = createServer().listen(port, '127.0.0.1');
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
