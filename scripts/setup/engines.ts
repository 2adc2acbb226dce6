import { installPackages } from './debian.ts';

/** With the parts of a window: the one without has no Reporting API. */
export const CHROMIUM = '/usr/bin/chromium';
export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
export const XVFB = '/usr/bin/Xvfb';

/** Installs Chromium with its window, Firefox, and WebKit with its driver. @throws {Error} where this is not Debian as root, and one is missing. */
export async function ensureEngines(): Promise<void> {
  await installPackages({
    chromium: CHROMIUM,
    'firefox-esr': FIREFOX,
    'webkit2gtk-driver': WEBKIT_DRIVER,
    xvfb: XVFB,
  });
}
