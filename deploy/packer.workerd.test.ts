import { once } from 'node:events';
import { request } from 'node:http';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DIST } from '../scripts/folders.mjs';
import { startPacker } from './packer.ts';

/** Takes the best quality some ten seconds; letters at random, so that no shortcut is found. */
const LONG = Array.from({ length: 6_000_000 }, () => Math.random().toString(36).slice(2, 3)).join('');

test('§8 the packer is ended in the middle of a page: a replica that is to end does not wait for it', async () => {
  const packer = await startPacker({
    modulePath: path.join(DIST, 'server/packer-process.js'),
    log: () => undefined,
  });
  const job = request({
    socketPath: packer.address.replace('unix:', ''),
    path: '/br/11',
    method: 'POST',
  });
  const outcome = once(job, 'response').then(
    () => 'answered',
    () => 'cut off',
  );
  job.end(LONG);
  await once(job, 'finish');
  await packer.stop();
  expect(await outcome).toBe('cut off');
});
