import { existsSync } from 'node:fs';
import { installPackages, isDebianRoot } from './debian.ts';

/** Chromium without the parts of a window that nobody sees: the same pages for three quarters of the work. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const CANDIDATES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** The browser that tests and benches drive: CHROME_PATH, else the one that is installed. `null` when there is none. */
export function chromiumPath(): string | null {
  const chosen = process.env['CHROME_PATH'];
  if (chosen !== undefined && chosen !== '') return chosen;
  return CANDIDATES.find((candidate) => existsSync(candidate)) ?? null;
}

/** Flags for a browser that talks to this machine alone; without a sandbox where the user is root. */
export const CHROMIUM_ARGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What visitors' devices have for Arial: until our fonts come, text is measured by it (client/styles/fonts.css). */
const LIKE_ARIAL = { 'fonts-liberation': '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf' };

/** Installs Chromium on Debian as root, and a font. @throws {Error} elsewhere, saying what to do. */
export async function ensureChromium(): Promise<void> {
  const isThere = chromiumPath() !== null;
  if (isDebianRoot())
    await installPackages({
      ...LIKE_ARIAL,
      ...(isThere ? {} : { 'chromium-headless-shell': HEADLESS_SHELL }),
    });
  else if (!isThere)
    throw new Error(
      'Chromium or Chrome is needed for the browser tests: install it, or name it in CHROME_PATH.',
    );
}
