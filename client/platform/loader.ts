import { FRAMEWORK_RETRY_MS } from '../../shared/config/constants.ts';
import type { Timers } from '../state/collaborators.ts';
import type { Framework } from './contract.ts';

/** A framework that sends no `ready` event is used after this time. */
const READY_LIMIT_MS = 3_000;
/** After this time the page stops showing that it waits; the loader goes on polling. */
const PATIENCE_MS = 10_000;

export interface FrameworkLoader {
  /** Starts loading, once; after a failure the next call starts again. */
  load(): void;
  /** Starts loading and resolves to the framework once it is started and ready; pending until then. */
  ready(): Promise<Framework>;
}

interface LoaderParts {
  readonly timers: Timers;
  /** Adds the script to the page; calls `onError` when it cannot be fetched. */
  readonly insertScript: (onError: () => void) => void;
  /** The framework, once its global is there. */
  readonly find: () => Framework | null;
  /** Called when the framework is there, right before it is started: adds the event listeners. */
  readonly listen: (framework: Framework) => void;
  readonly start: (framework: Framework) => Promise<unknown>;
  /** Called when loading takes longer than 10 s or the script cannot be fetched: the page must not show that it waits. */
  readonly onPatienceLost: () => void;
}

/** Loads the framework (§4): requests its script with the first call, then polls every 250 ms until its global is there. */
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
      isScriptOnItsWay = false; // the next call requests it again
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
