import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { hydrated, open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { ADDRESSES } from '../../testing/browser/pages.ts';
import { inventoryDocument } from '../../testing/inventory/document.ts';
import { readInventory, type Inventory } from '../../testing/inventory/inventory.ts';

/** The address of the page `error` is any page's that cannot be made. */
const KINDS = Object.entries(ADDRESSES).filter(([name]) => name !== 'error');

const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js';
const ALL_CONSENT = '11111';

const journeys = startJourneys({
  GTM_ID: 'GTM-TEST',
  RECAPTCHA_SITE_KEY: 'site-key',
  TRUSTED_TYPES: 'enforce',
});
let inventory: Inventory;

interface Ran {
  /** Without query, and without the origin where it is the site's own. */
  readonly address: string;
  readonly hash: string;
}

interface Watched {
  readonly page: Page;
  readonly ran: readonly Ran[];
  readonly complaints: readonly string[];
  leave(): Promise<void>;
}

/** A visitor, and every script that Chromium runs in the page itself. Tests may not evaluate anything in it: that would be one. */
async function watch({ consent }: { readonly consent: boolean }): Promise<Watched> {
  const { page, leave, complaints } = await journeys.newVisitor({ reducedMotion: 'reduce' });
  const cookies = { consentClosed: '1', consentChoices: ALL_CONSENT };
  if (consent) {
    await page
      .context()
      .addCookies(
        Object.entries(cookies).map(([name, value]) => ({ name, value, url: journeys.site.origin })),
      );
  }
  await page.route(`${TAG_MANAGER}*`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.tagRan = true' }),
  );
  const ran: Ran[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Debugger.scriptParsed', ({ url, hash, executionContextAuxData }) => {
    // Playwright's own scripts run in a world apart.
    const world: unknown = Reflect.get(Object(executionContextAuxData), 'isDefault');
    if (world !== true) return;
    const { origin, pathname } = new URL(url, 'inline://nowhere');
    ran.push({ address: origin === journeys.site.origin ? pathname : `${origin}${pathname}`, hash });
  });
  await session.send('Debugger.enable');
  return { page, ran, complaints, leave };
}

/** What ran and is not in the inventory. `others`: the scripts of other companies that may run here. */
function outsiders(ran: readonly Ran[], others: readonly string[]): readonly string[] {
  return ran
    .filter(({ address, hash }) => {
      return !inventory.files.has(address) && !others.includes(address) && !inlineHashes.has(hash);
    })
    .map(({ address, hash }) => `${address} ${hash}`);
}

/** What the inventory says that a page runs first, and did not run. */
function absent(page: string, ran: readonly Ran[]): readonly string[] {
  const first = inventory.pages.find((one) => one.page === page)?.first ?? new Set(['no such page']);
  const addresses = new Set(ran.map(({ address }) => address));
  return [...first].filter((file) => !addresses.has(file));
}

/** Chromium's hashes of the inline scripts that may run: of the start alone, since no page is streamed here. */
const inlineHashes = new Set<string>();

beforeAll(async () => {
  inventory = await readInventory();
  // A page that is made for the first time may be streamed, with scripts of React's.
  for (const [, address] of KINDS) await (await journeys.site.request(address)).arrayBuffer();
  const html = await (await journeys.site.request('/')).text();
  const start = /<script type="module" async data-modules="[^"]*">(.*?)<\/script>/u.exec(html)?.[1] ?? '';
  expect(start).toMatch(/import\("\/assets\/entry-[\w-]+\.js"\)/u);
  inlineHashes.add(createHash('sha256').update(start, 'utf8').digest('hex'));
});

const platform = () => `${journeys.site.sandbox.origin}/platform.js`;
const recaptcha = () => `${journeys.site.sandbox.origin}/recaptcha/api.js`;

describe('§7.9 the inventory of scripts', () => {
  test('each script of the build has its reason, and each reason its script', () => {
    expect([inventory.unexplained, inventory.stale]).toEqual([[], []]);
  });

  test('docs/scripts.md is that inventory', async () => {
    const how =
      'write it anew, after npm run build: npx vitest run --project browser e2e/security/script-inventory.test.ts -u';
    await expect(inventoryDocument(inventory), how).toMatchFileSnapshot('../../docs/scripts.md');
  });

  test.each(KINDS)('%s: no other script runs, for a guest who moves the mouse', async (kind, address) => {
    const { page, ran, complaints, leave } = await watch({ consent: false });
    await page.goto(address);
    await hydrated(page);
    await page.mouse.move(300, 300);
    await expect.poll(() => ran.map((script) => script.address)).toContain(platform());
    expect([outsiders(ran, [platform()]), absent(kind, ran)]).toEqual([[], []]);
    expect(ran.filter(({ hash }) => inlineHashes.has(hash))).toHaveLength(1);
    // The page that is not found says its status.
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
    await leave();
  });

  test.each(KINDS)('%s: with consent the tag manager comes to them', async (_kind, address) => {
    const { page, ran, leave } = await watch({ consent: true });
    await page.goto(address);
    await hydrated(page);
    await expect.poll(() => ran.map((script) => script.address)).toContain(TAG_MANAGER);
    expect(outsiders(ran, [platform(), TAG_MANAGER])).toEqual([]);
    await leave();
  });

  test('contact: a form that is touched brings reCAPTCHA, and nothing else', async () => {
    const { page, ran, leave } = await watch({ consent: false });
    await open(page, '/contact-us/');
    await page.locator('main form input').first().fill('Ada');
    await expect.poll(() => ran.map((script) => script.address)).toContain(recaptcha());
    expect(outsiders(ran, [platform(), recaptcha()])).toEqual([]);
    await leave();
  });

  test('§7.8 an address that opens the cashier brings no tag, whatever is consented to', async () => {
    const { page, ran, leave } = await watch({ consent: true });
    await open(page, '/slots/?NeoDL=deposit');
    await page.locator('[data-casino-platform=modal]').waitFor({ state: 'attached' });
    expect(outsiders(ran, [platform()])).toEqual([]);
    await leave();
  });
});

test('§7.9 the built files use the sinks of React and of client/trusted, and no other', async () => {
  const folder = path.resolve(import.meta.dirname, '../../dist/client/assets');
  const used: Record<string, readonly string[]> = {};
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.js')) continue;
    const sinks = new Set((await readFile(path.join(folder, file), 'utf8')).match(BUILT_SINKS));
    if (sinks.size > 0) used[inventory.nameOf(`/assets/${file}`)] = [...sinks].toSorted();
  }
  expect(used).toEqual({
    'insert-script': ['createElement(`script`)'],
    // It is given what the site gives it.
    react: ['.innerHTML=', 'dangerouslySetInnerHTML'],
    shell: ['.createPolicy', 'dangerouslySetInnerHTML'],
  });
});

/** Sinks as minified code writes them. */
const BUILT_SINKS =
  /\.(?:inner|outer)HTML=|\bdangerouslySetInnerHTML\b|\.(?:insertAdjacentHTML|createContextualFragment|parseFromString|setHTMLUnsafe|createPolicy)\b|\bdocument\.write|\beval\(|\bnew (?:Function|Worker|SharedWorker)\b|\.srcdoc=|createElement\([`"']script[`"']\)/gu;
