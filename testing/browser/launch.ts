import { chromium, type Browser } from 'playwright-core';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/setup/chromium.ts';

export async function launchBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  if (executablePath === null) throw new Error('Chromium or Chrome is needed: see README');
  return chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
}
