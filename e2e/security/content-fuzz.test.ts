import fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../testing/browser/launch.ts';
import { cleanHtml } from '../../worker/content/clean-html.ts';
import { HOSTILE_PAYLOADS } from '../../worker/content/corpus/hostile.ts';
import { mutatedPayload } from '../../worker/content/corpus/mutate.ts';
import { TEST_MEDIA_ORIGINS, TEST_OPTIONS } from '../../worker/content/corpus/test-options.ts';

/** Number of payloads, and how many share a page. */
const MUTATIONS = 4_000;
const BATCH = 500;
/** A fixed seed, so that a failure can be repeated; the unit fuzz takes a new one each time. */
const SEED = 20_261_120;
const ADDRESS = 'http://content.test/';
/** Stricter than the site's own policy: content that makes no report here makes none there. */
const POLICY = [
  `default-src 'none'`,
  `style-src-attr 'unsafe-inline'`,
  `img-src ${TEST_MEDIA_ORIGINS.join(' ')}`,
  `media-src ${TEST_MEDIA_ORIGINS.join(' ')}`,
  `form-action 'none'`,
  `base-uri 'none'`,
].join('; ');

interface Observations {
  executions: string[];
  reports: string[];
}

declare global {
  interface Window {
    observed: Observations;
    pwned: () => void;
  }
}

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
});

test('the harness detects executions: payloads that are not cleaned run', async () => {
  const frames = HOSTILE_PAYLOADS.map(
    ({ html }) => `<iframe srcdoc="${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`,
  );
  const { executions } = (await render(frames.join(''), null)).observed;
  expect(executions.length).toBeGreaterThan(30);
  const strict = await render(HOSTILE_PAYLOADS.map(({ html }) => html).join(''), POLICY);
  expect(strict.observed.reports.length).toBeGreaterThan(0);
});

test('§2.12 thousands of mutated payloads, cleaned and rendered in Chromium: nothing runs, nothing is reported', async () => {
  const payloads = [
    ...HOSTILE_PAYLOADS.map(({ html }) => html),
    ...fc.sample(mutatedPayload(), { numRuns: MUTATIONS, seed: SEED }),
  ];
  for (let start = 0; start < payloads.length; start += BATCH) {
    const batch = payloads.slice(start, start + BATCH);
    const body = batch.map((html) => `<div class="cms">${cleanHtml(html, TEST_OPTIONS).html}</div>`).join('');
    for (const policy of [POLICY, null]) {
      const { observed, requests, findings } = await render(`<main>${body}</main>`, policy);
      expect(observed.executions).toEqual([]);
      expect(observed.reports).toEqual([]);
      expect(requests).toEqual([]);
      expect(findings).toEqual({ containers: batch.length, strays: [], isStable: true });
    }
  }
});

/** Shows a body as a document of its own, with or without a policy; gives executions, reports and requests. */
async function render(body: string, policy: string | null) {
  const page = await browser.newPage();
  const requests: string[] = [];
  await page.addInitScript(observe);
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    if (url === ADDRESS) {
      await route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: policy === null ? {} : { 'content-security-policy': policy },
        body: `<!doctype html><title>Content</title><body>${body}</body>`,
      });
      return;
    }
    if (!TEST_MEDIA_ORIGINS.some((origin) => url.startsWith(`${origin}/`))) requests.push(url);
    await route.fulfill({ status: 404, body: '' });
  });
  await page.goto(ADDRESS, { waitUntil: 'load' });
  const findings = await inspect(page);
  const observed = await page.evaluate(() => window.observed);
  await page.close();
  return { observed, requests, findings };
}

/** Runs before any other script of a document, in every frame. */
function observe(): void {
  const observed = window.top?.observed ?? { executions: [], reports: [] };
  window.observed = observed;
  const report = (name: string) => () => {
    observed.executions.push(name);
    return null;
  };
  window.pwned = report('pwned');
  Object.assign(window, { alert: report('alert'), confirm: report('confirm'), prompt: report('prompt') });
  document.addEventListener('securitypolicyviolation', (event) => {
    observed.reports.push(`${event.violatedDirective} ${event.blockedURI}`);
  });
}

/** What the browser's DOM is: unbroken containers, no active elements, the same tree when it is parsed again. */
async function inspect(page: Page) {
  return await page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const strays: string[] = [];
    for (const element of main.querySelectorAll('*')) {
      if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') strays.push(`foreign ${element.tagName}`);
      if (
        /^(?:SCRIPT|STYLE|IFRAME|OBJECT|EMBED|FORM|INPUT|BUTTON|TEMPLATE|META|BASE|LINK)$/u.test(
          element.tagName,
        )
      ) {
        strays.push(element.tagName);
      }
      for (const name of element.getAttributeNames()) if (name.startsWith('on')) strays.push(name);
      if (element.id !== '' && element.id in window && !element.id.startsWith('c-'))
        strays.push(`#${element.id}`);
      // The browser's own parsing of the address counts.
      if (element instanceof HTMLAnchorElement && element.hasAttribute('href')) {
        if (!/^(?:https?|mailto|tel):$/u.test(element.protocol)) strays.push(element.href);
      }
      if (element instanceof HTMLElement && element.style.position !== '') strays.push(element.style.cssText);
    }
    const copy = document.createElement('main');
    copy.innerHTML = main.innerHTML;
    return {
      containers: main.querySelectorAll(':scope > .cms').length,
      strays: strays.slice(0, 5),
      isStable: copy.isEqualNode(main),
    };
  });
}
