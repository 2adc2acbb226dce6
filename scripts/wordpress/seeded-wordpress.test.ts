import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { ROOT } from '../folders.mjs';
import { freePort } from '../setup/ports.ts';
import { seedDigest } from './seeded-wordpress.ts';
import { type RunningWordPress, startWordPress } from './start-wordpress.ts';

const PLUGIN_FILE = path.join(ROOT, 'wordpress/casino-headless/not-there-before.php');

const running: RunningWordPress[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((wordpress) => wordpress.stop()));
  await rm(PLUGIN_FILE, { force: true });
});

async function start(): Promise<RunningWordPress> {
  const wordpress = await startWordPress({
    port: await freePort(),
    siteUrl: 'http://127.0.0.1:9',
    secret: 'a secret of the tests, long enough for anyone',
  });
  running.push(wordpress);
  return wordpress;
}

/** Everything that the REST API says of the promotions and of the media. */
const contentOf = async (wordpress: RunningWordPress): Promise<string> =>
  JSON.stringify([
    await wordpress.call('GET', '/wp/v2/promotions?per_page=100'),
    await wordpress.call('GET', '/wp/v2/media'),
  ]);

describe('a WordPress out of the seeded copy', () => {
  test('names its own address only, and knows nothing of what was written in the one before', async () => {
    const first = await start();
    await first.publish({ type: 'promotions', title: 'Before', slug: 'written-before', content: '' });
    expect(await contentOf(first)).toContain('written-before');
    const second = await start();
    const content = await contentOf(second);
    expect(content).toContain('welcome-package');
    expect(content).not.toContain('written-before');
    const origins = new Set(content.replaceAll('\\/', '/').match(/http:\/\/127\.0\.0\.1:\d+/gu));
    origins.delete('http://127.0.0.1:9');
    expect([...origins]).toEqual([second.origin]);
  });

  test('is seeded anew when the plugin changes', async () => {
    const before = await seedDigest();
    expect(await seedDigest()).toBe(before);
    await writeFile(PLUGIN_FILE, '<?php\n');
    expect(await seedDigest()).not.toBe(before);
    await rm(PLUGIN_FILE);
    expect(await seedDigest()).toBe(before);
  });
});
