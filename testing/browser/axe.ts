import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Half a megabyte, which takes nearly as long to start as to look through a small page: once in each document is enough. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);
const AXE_ONCE = `if (window.axe === undefined) {${AXE}}`;

/** Off by default in axe: one is of WCAG 2.2, one is on trial. */
const MORE_RULES = ['target-size', 'label-content-name-mismatch'] as const;

/**
 * What axe finds in a document, or in the part of it that a selector names; one line each. Frames are looked into where they
 * are of the document's origin.
 */
export async function axeFindings(page: Page, within?: string): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page, axeSource: AXE_ONCE })
    // Without it each look opens a tab of its own, to put the results of frames together.
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      preload: false,
      rules: Object.fromEntries(MORE_RULES.map((rule) => [rule, { enabled: true }])),
    });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`));
}
