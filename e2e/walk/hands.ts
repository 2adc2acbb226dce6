import type { Tab } from '../../testing/engines/tab.ts';
import type { BroughtTarget, Target } from './page/seen.ts';
import type { Probe } from './probe-script.ts';
import { preferred } from './random.ts';

/** The walker's hands: it presses what it finds by looking, as a person does. */
export interface Hands {
  readonly tab: Tab;
  readonly pick: number;
  /** Where the page was scrolled to when something was pressed last; `null` before that. */
  readonly pressedAt: number | null;
  /** Presses one of what matches, the one that the pick prefers. What it is called; `null` when there is none. */
  press(selector: string, isMeant?: (target: Target) => boolean): Promise<string | null>;
  /** The same without pressing: points at it. */
  hover(selector: string): Promise<string | null>;
  has(selector: string): Promise<boolean>;
}

export function handsOf(tab: Tab, probe: Probe, pick: number): Hands {
  let pressedAt: number | null = null;

  const reach = async (selector: string, isMeant: (target: Target) => boolean): Promise<Target | null> => {
    const found: readonly Target[] = await read(tab, probe.targets(selector));
    let left = found.map((target, index) => ({ target, index })).filter(({ target }) => isMeant(target));
    // What lies behind something else cannot be pressed; a person takes another.
    for (let tries = 0; tries < 4; tries += 1) {
      const chosen = preferred(left, ({ target }) => target.name + (target.href ?? ''), pick);
      if (chosen === null) return null;
      const target = await brought(tab, probe.bring(selector, chosen.index));
      if (target !== null) return target;
      left = left.filter((one) => one !== chosen);
    }
    return null;
  };

  return {
    tab,
    pick,
    get pressedAt() {
      return pressedAt;
    },
    async press(selector, isMeant = () => true) {
      const target = await reach(selector, isMeant);
      if (target === null) return null;
      pressedAt = target.scrollY;
      await tab.click(target);
      return `“${target.name}”${target.href === null ? '' : ` → ${pathOf(target.href)}`}`;
    },
    async hover(selector) {
      const target = await reach(selector, () => true);
      if (target === null) return null;
      await tab.point(target);
      return `“${target.name}”`;
    },
    async has(selector) {
      const found: readonly Target[] = await read(tab, probe.targets(selector));
      return found.length > 0;
    },
  };
}

/**
 * Where a thing is once it stays there: rows that come near the window get their height, and move what is below them, and
 * for a moment after Back the page holds on to its place. A person aims at what they see.
 */
async function brought(tab: Tab, bring: string): Promise<Target | null> {
  const limit = performance.now() + READ_LIMIT_MS;
  let last: BroughtTarget | null = await read(tab, bring);
  for (;;) {
    await pause(READ_INTERVAL_MS);
    const now: BroughtTarget | null = await read(tab, bring);
    const isThere = now === null ? last === null : now.wasInside && now.x === last?.x && now.y === last.y;
    if (isThere || performance.now() > limit) return now;
    last = now;
  }
}

/** A limit for what hangs: machines are slow. */
const READ_LIMIT_MS = 14_000;
const READ_INTERVAL_MS = 80;

/**
 * What the probe's expression gives: its types are those of `page/seen.ts`, built from the same sources. A document that
 * is being left cannot be asked: the next one is.
 */
export async function read<Data>(tab: Tab, expression: string): Promise<Data> {
  const limit = performance.now() + READ_LIMIT_MS;
  for (;;) {
    try {
      return JSON.parse(JSON.stringify((await tab.evaluate(expression)) ?? null));
    } catch (error) {
      if (performance.now() > limit) throw error;
      await pause(READ_INTERVAL_MS);
    }
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Path, query and hash. */
export function pathOf(href: string): string {
  const url = new URL(href);
  return url.pathname + url.search + url.hash;
}
