import { FRAMEWORK_PATIENCE_MS, FRAMEWORK_RETRY_MS } from '../../../shared/config/constants.ts';
import type { Cancel, Timers } from '../../state/collaborators.ts';
import { createDeferred } from '../../state/deferred.ts';
import type { Framework } from './contract.ts';

/** How long after a script that could not be fetched it is requested again, each time: for a network that was gone for a moment. */
const SCRIPT_RETRIES_MS = [5_000, 15_000, 60_000] as const;

/** A framework that sends no `ready` event is used after this time. */
const READY_LIMIT_MS = 3_000;

/** What listening to a framework gives; ended where another framework is listened to in its place. */
interface Endable {
  readonly end: Cancel;
}

/** `Connection`: what listening to a framework gives. */
export interface FrameworkLoader<Connection> {
  /** Starts loading, once; after a failure the next call starts again. */
  load(): void;
  /** Starts loading and resolves once the framework is started and ready; pending until then. */
  ready(): Promise<Connection>;
  /** The connection, once it is ready; null again while one that has replaced it is not. */
  current(): Connection | null;
}

interface LoaderParts<Connection> {
  readonly timers: Timers;
  /** Adds the script to the page; calls `onError` when it cannot be fetched. */
  readonly insertScript: (onError: () => void) => void;
  /** The framework, once it is present. */
  readonly find: () => Framework | null;
  /** Called when the framework is present, right before it is started: adds the event listeners, all but the one for `ready`. */
  readonly listen: (framework: Framework) => Connection;
  readonly start: (framework: Framework) => Promise<unknown>;
  /** Called with each `ready`, and when a framework is used that has not said so. */
  readonly onReady: (connection: Connection) => void;
  /** Called when loading takes longer than the patience limit or the script cannot be fetched: the page must not show that it waits. */
  readonly onPatienceLost: () => void;
  /** Called when the script cannot be fetched: nothing that was wished for will come of it. */
  readonly onScriptFailed: () => void;
}

/**
 * Loads the framework (§4): requests its script with the first call, a few times more where it cannot be fetched, and looks for it
 * every 250 ms until one has said that it is ready. One that takes calls before may be a stand-in: the framework that replaces it is
 * started and used in its place, and alone is listened to from then on, although it may hand on the events to whoever listened to
 * the stand-in.
 */
export function createFrameworkLoader<Connection extends Endable>(
  parts: LoaderParts<Connection>,
): FrameworkLoader<Connection> {
  const { timers } = parts;
  let ready = createDeferred<Connection>();
  let newest: Framework | null = null;
  /** To the newest, ready or not. */
  let newestConnection: Connection | null = null;
  let current: Connection | null = null;
  let hasSaidReady = false;
  let isLooking = false;
  let isScriptOnItsWay = false;
  let failures = 0;

  const connect = (connection: Connection) => {
    current = connection;
    ready.resolve(connection);
    parts.onReady(connection);
  };

  const begin = (framework: Framework) => {
    newest = framework;
    newestConnection?.end();
    if (current !== null) {
      current = null;
      ready = createDeferred();
    }
    const isNewest = () => newest === framework;
    const on: Framework['on'] = (event, handler) =>
      framework.on(event, (payload) => {
        if (isNewest()) handler(payload);
      });
    const connection = parts.listen({ ...framework, on });
    newestConnection = connection;
    on('ready', () => {
      const isFirst = !hasSaidReady;
      hasSaidReady = true;
      // The one that says so may have replaced this one a moment ago.
      if (isFirst) follow();
      if (isNewest()) connect(connection);
    });
    parts.start(framework).catch((error: unknown) => console.warn('CasinoPlatform.start()', error));
    if (hasSaidReady) connect(connection);
    else
      timers.after(READY_LIMIT_MS, () => {
        if (isNewest() && current === null) connect(connection);
      });
  };

  /** Goes over to what stands there now. */
  const follow = () => {
    const found = newest?.isCurrent() === true ? null : parts.find();
    if (found !== null) begin(found);
  };

  const look = () => {
    if (hasSaidReady) return;
    follow();
    timers.after(FRAMEWORK_RETRY_MS, look);
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
    look();
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
