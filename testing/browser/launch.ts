import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/setup/chromium.ts';

/** @param options `args` are added to those of every test */
export async function launchBrowser({
  args = [],
  executablePath = chromiumPath() ?? '',
  ...options
}: LaunchOptions = {}): Promise<Browser> {
  if (executablePath === '') throw new Error('Chromium or Chrome is needed: see README');
  return chromium.launch({ executablePath, args: [...CHROMIUM_ARGS, ...args], ...options });
}
