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

export function isEngineName(name: string): name is EngineName {
  return Object.hasOwn(ENGINES, name);
}
