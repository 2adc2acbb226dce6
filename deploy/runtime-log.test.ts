import { expect, test } from 'vitest';
import { createRuntimeLog } from './runtime-log.ts';

const HOST = (host: string): string =>
  `workerd/server/server.c++:6984: error: Uncaught exception: kj/compat/url.c++:453: failed: invalid hostname; host = ${host} | stack: /app/node_modules/x@1 /app/node_modules/x@2\n`;

test('§7.9 a message of the runtime is one log line a minute, without its stack or the visitor’s input', () => {
  const written: string[] = [];
  let now = Date.UTC(2026, 0, 1);
  const log = createRuntimeLog(
    (text) => void written.push(text),
    () => now,
  );
  for (let request = 0; request < 1_000; request += 1) log(HOST(`secret ${request}`));
  log('stack: /app/node_modules/x@1\n{"time":"x","level":"in');
  log('fo"}\n');
  expect(written.length).toBe(2);
  expect(JSON.parse(written[0] ?? '')).toMatchObject({
    severity_text: 'ERROR',
    event_name: 'runtime',
    body: expect.stringMatching(/url\.c\+\+:453: failed: invalid hostname$/u),
  });
  expect(written.join('')).not.toMatch(/node_modules|secret/u);
  // The Worker's own lines pass as they are.
  expect(written[1]).toBe('{"time":"x","level":"info"}\n');
  // Nor what stands where the message has numbers and brackets.
  for (let request = 0; request < 200; request += 1)
    log(
      `kj/compat/http.c++:1673: failed: expected value <= max [${request}293822569102704787 <= 18446744073709551615]\n`,
    );
  expect(written.length).toBe(3);
  now += 60_001;
  log(HOST('x'));
  expect(JSON.parse(written[3] ?? '')).toMatchObject({ 'casino.repeated': 999 });
});
