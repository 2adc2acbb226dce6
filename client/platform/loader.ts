import { FRAMEWORK_PATIENCE_MS, FRAMEWORK_RETRY_MS } from '../../shared/config/constants.ts';
import type { Timers } from '../state/collaborators.ts';
import { createDeferred } from '../state/deferred.ts';
import type { Framework } from './contract.ts';

/** How long after a script that could not be fetched it is requested again, each time: for a network that was gone for a moment. */
const SCRIPT_RETRIES_MS = [5_000, 15_000, 60_000] as const;

/** A framework that sends no `ready` event is used after this time. */
const READY_LIMIT_MS = 3_000;

/** `Connection`: what listening to a framework gives. */
export interface FrameworkLoader<Connection> {
  /** Starts loading, once; after a failure the next call starts again. */
  load(): void;
  /** Starts loading and resolves once the framework is started and ready; pending until then. */
  ready(): Promise<Connection>;
  /** The connection, once it is ready. */
  current(): Connection | null;
}

interface LoaderParts<Connection> {
  readonly timers: Timers;
  /** Adds the script to the page; calls `onError` when it cannot be fetched. */
  readonly insertScript: (onError: () => void) => void;
  /** The framework, once it is present. */
  readonly find: () => Framework | null;
  /** Called when the framework is present, right before it is started: adds the event listeners. */
  readonly listen: (framework: Framework) => Connection;
  readonly start: (framework: Framework) => Promise<unknown>;
  /** Called when a framework is used although it has not said that it is ready. */
  readonly onSilent: (connection: Connection) => void;
  /** Called when loading takes longer than the patience limit or the script cannot be fetched: the page must not show that it waits. */
  readonly onPatienceLost: () => void;
  /** Called when the script cannot be fetched: nothing that was wished for will come of it. */
  readonly onScriptFailed: () => void;
}

/**
 * Loads the framework (§4): requests its script with the first call, a few times more where it cannot be fetched, and looks for it
 * every 250 ms until it is present.
 */
export function createFrameworkLoader<Connection>(
  parts: LoaderParts<Connection>,
): FrameworkLoader<Connection> {
  const { timers } = parts;
  const ready = createDeferred<Connection>();
  let current: Connection | null = null;
  let isLooking = false;
  let isScriptOnItsWay = false;
  let failures = 0;

  const use = (connection: Connection) => {
    if (current !== null) return;
    current = connection;
    ready.resolve(connection);
  };

  const begin = (framework: Framework) => {
    const connection = parts.listen(framework);
    framework.on('ready', () => use(connection));
    parts.start(framework).catch((error: unknown) => console.warn('CasinoPlatform.start()', error));
    timers.after(READY_LIMIT_MS, () => {
      if (current !== null || !framework.isCurrent()) return;
      use(connection);
      parts.onSilent(connection);
    });
  };

  /** A stand-in that takes calls at once may be replaced by the framework itself: looked at until one of them is ready. */
  const look = (started: Framework | null) => {
    if (current !== null) return;
    const found = started?.isCurrent() === true ? null : parts.find();
    if (found !== null) begin(found);
    timers.after(FRAMEWORK_RETRY_MS, () => look(found ?? started));
  };

  const requestScript = () => {
    if (isScriptOnItsWay || parts.find() !== null) return;
    isScriptOnItsWay = true;
    parts.insertScript(() => {
      isScriptOnItsWay = false; // the next call requests it again
      parts.onPatienceLost();
      parts.onScriptFailed();
      console.warn('The platform framework could not be loaded.');
      const retryMs = SCRIPT_RETRIES_MS[failures];
      failures += 1;
      if (retryMs !== undefined) timers.after(retryMs, requestScript);
    });
  };

  const load = () => {
    requestScript();
    if (isLooking) return;
    isLooking = true;
    timers.after(FRAMEWORK_PATIENCE_MS, parts.onPatienceLost);
    look(null);
  };

  return {
    load,
    ready() {
      load();
      return ready.promise;
    },
    current: () => current,
  };
}
