import { FRAMEWORK_RETRY_MS } from '../../shared/config/constants.ts';
import type { Timers } from '../state/collaborators.ts';
import type { Framework } from './contract.ts';

/** A framework that never says it is ready is used all the same after this. */
const READY_LIMIT_MS = 3_000;
/** After this the page stops showing that it waits; the loader goes on waiting. */
const PATIENCE_MS = 10_000;

export interface FrameworkLoader {
  /** Begins to load, once; after a failure again. */
  load(): void;
  /** The framework, started and ready. Wakes it. Pending for as long as it does not come. */
  ready(): Promise<Framework>;
}

interface LoaderParts {
  readonly timers: Timers;
  /** Puts the script into the page; `onError` when it cannot be fetched. */
  readonly insertScript: (onError: () => void) => void;
  /** The framework's global, once it is there. */
  readonly find: () => Framework | null;
  /** The framework has come: listen to it here. It is started right after. */
  readonly listen: (framework: Framework) => void;
  readonly start: (framework: Framework) => Promise<unknown>;
  /** It takes too long, or the script cannot be had: nobody should be kept waiting for it any longer. */
  readonly onPatienceLost: () => void;
}

/** Loads the framework (§4): its script when woken, then a poll every 250 ms until its global is there. */
export function createFrameworkLoader(parts: LoaderParts): FrameworkLoader {
  const { timers } = parts;
  const ready = Promise.withResolvers<Framework>();
  let isPolling = false;
  let isScriptOnItsWay = false;

  const begin = (framework: Framework) => {
    framework.on('ready', () => ready.resolve(framework));
    parts.listen(framework);
    parts.start(framework).catch((error: unknown) => console.warn('CasinoPlatform.start()', error));
    timers.after(READY_LIMIT_MS, () => ready.resolve(framework));
  };

  const poll = () => {
    const framework = parts.find();
    if (framework === null) timers.after(FRAMEWORK_RETRY_MS, poll);
    else begin(framework);
  };

  const requestScript = () => {
    if (isScriptOnItsWay || parts.find() !== null) return;
    isScriptOnItsWay = true;
    parts.insertScript(() => {
      isScriptOnItsWay = false; // whoever needs it next requests it again
      parts.onPatienceLost();
      console.warn('The platform framework could not be loaded.');
    });
  };

  const load = () => {
    requestScript();
    if (isPolling) return;
    isPolling = true;
    timers.after(PATIENCE_MS, parts.onPatienceLost);
    poll();
  };

  return {
    load,
    ready() {
      load();
      return ready.promise;
    },
  };
}
