import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/site.ts';

const CROWD = 200;
/** Without the middleware the newcomer is heard when the crowd has had enough. */
const MOST = 60_000;

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

interface Crowd {
  answered(): number;
  leave(): void;
}

/** Connections that each ask again in the moment in which they are answered. */
function gather(origin: string): Crowd {
  const { hostname, port, host } = new URL(origin);
  const request = `GET /livez HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  let answered = 0;
  const join = (): Socket => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let text = '';
    socket.on('connect', () => socket.write(request));
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (!text.endsWith('\r\n\r\nok')) return;
      text = '';
      answered += 1;
      if (answered < MOST) socket.write(request);
    });
    return socket;
  };
  const sockets = Array.from({ length: CROWD }, join);
  return {
    answered: () => answered,
    leave: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

test('§8 who comes anew is heard while a crowd on open connections goes on', async () => {
  const crowd = gather(site.origin);
  try {
    await expect.poll(crowd.answered).toBeGreaterThan(CROWD * 5);
    for (let newcomer = 0; newcomer < 6; newcomer += 1) {
      const before = crowd.answered();
      // Each on a connection of its own.
      const response = await fetch(`${site.origin}/readyz`, { headers: { connection: 'close' } });
      expect(response.status).toBe(200);
      await response.text();
      expect(crowd.answered() - before).toBeLessThan(CROWD * 20);
    }
    expect(crowd.answered()).toBeLessThan(MOST);
  } finally {
    crowd.leave();
  }
});
