import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import type { Engine, EngineName } from './tab.ts';
import { startWebKit } from './webkit.ts';

/** How each engine is started. */
export const ENGINES: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};
