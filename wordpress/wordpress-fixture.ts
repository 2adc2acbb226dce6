import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { freePort } from '../scripts/setup/ports.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../scripts/wordpress/webhook-receiver.ts';
import { type RunningWordPress, startWordPress } from '../scripts/wordpress/start-wordpress.ts';

export const SECRET = 'a secret of the tests, long enough for anyone';

/** An address where no server listens. */
export const NO_SITE = 'http://127.0.0.1:9';

interface TestWordPress {
  /** Valid inside tests, not while they are collected. */
  readonly wordpress: () => RunningWordPress;
  /** GET as a stranger, following no redirect. */
  readonly get: (path: string) => Promise<Response>;
}

/** One WordPress for the tests of a file, stopped after them. A PHP warning in the plugin fails the file. */
export function wordpressFixture(siteUrl: () => Promise<string>): TestWordPress {
  let running: RunningWordPress | undefined;
  const wordpress = () => {
    if (running === undefined) throw new Error('WordPress runs while tests run only');
    return running;
  };

  beforeAll(async () => {
    running = await startWordPress({ port: await freePort(), siteUrl: await siteUrl(), secret: SECRET });
  });

  afterAll(async () => {
    const log = await wordpress().readDebugLog();
    await wordpress().stop();
    expect(log.split('\n').filter((line) => line.includes('casino-headless'))).toEqual([]);
  });

  return { wordpress, get: (path) => fetch(`${wordpress().origin}${path}`, { redirect: 'manual' }) };
}

/** The same, and a site that hears what it is told: before each test it accepts, and has been told nothing. */
export function wordpressAndSite(): TestWordPress & { readonly receiver: () => WebhookReceiver } {
  let started: WebhookReceiver | undefined;
  const receiver = () => {
    if (started === undefined) throw new Error('The site hears while tests run only');
    return started;
  };
  const told = wordpressFixture(async () => {
    started = await startWebhookReceiver(SECRET);
    return started.origin;
  });
  afterAll(() => receiver().stop());
  beforeEach(async () => {
    receiver().answerWith(204);
    await sleep(100);
    receiver().forget();
  });
  return { ...told, receiver };
}
