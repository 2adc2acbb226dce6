import type { Plugin } from 'vite';
import { cutCode } from './cut-code.ts';

/** React's modules in the browser's build. */
export const REACT_MODULES: readonly string[] = [
  'react/cjs/react.production.js',
  'react-dom/cjs/react-dom.production.js',
  'react-dom/cjs/react-dom-client.production.js',
  'scheduler/cjs/scheduler.production.js',
];

/** What no module of the client imports. */
export const UNUSED_EXPORTS: readonly string[] = words(`
  Activity Children Profiler PureComponent StrictMode ViewTransition __COMPILER_RUNTIME addTransitionType
  cache cacheSignal cloneElement createRef createElement forwardRef isValidElement lazy useDebugValue
  useEffectEvent useImperativeHandle useInsertionEffect useActionState useOptimistic useReducer
  useTransition unstable_useCacheRefresh browser createPortal createRoot preconnect prefetchDNS preinit
  preinitModule preload preloadModule requestFormReset unstable_batchedUpdates useFormState useFormStatus
  unstable_Profiling unstable_forceFrameRate unstable_next unstable_runWithPriority unstable_wrapCallback
`);

/** Hooks in the renderer's tables: each call of one of these fails. */
const UNUSED_HOOKS: readonly string[] = words(`
  useActionState useCacheRefresh useDebugValue useEffectEvent useFormState useTransition
  useHostTransitionStatus useImperativeHandle useInsertionEffect useMemoCache useOptimistic useReducer
`);

/** Types of elements: one that is rendered all the same is React's error 130. */
const UNUSED_TYPES: readonly string[] = words(`
  REACT_ACTIVITY_TYPE REACT_CONSUMER_TYPE REACT_FORWARD_REF_TYPE REACT_LAZY_TYPE REACT_LEGACY_HIDDEN_TYPE
  REACT_PORTAL_TYPE REACT_PROFILER_TYPE REACT_STRICT_MODE_TYPE REACT_SUSPENSE_LIST_TYPE
  REACT_VIEW_TRANSITION_TYPE
`);

/** The tags of what is made of them, in the same order; a lazy component, a mode and what was hidden before have one each, too. */
const UNUSED_TAGS: readonly string[] = words(`
  31 9 11 16 23 4 12 8 19 30
`);

/** Attributes whose names differ from those of React, beside the very many of SVG. */
const USED_ALIASES: ReadonlySet<string> = new Set(['acceptCharset', 'crossOrigin', 'htmlFor', 'httpEquiv']);

const UNUSED_ASSIGNMENTS: readonly RegExp[] = [
  /^FragmentInstance\.prototype\./u,
  /^ReactDOMSharedInternals\.findDOMNode$/u,
  /^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration$/u,
];

const NOTHING = '{}';
const FAILS = '{throw Error("Left out of React (scripts/build/react-client.ts)")}';

/** What functions do that are asked on the way, where there is nothing of what they are for. */
const BODIES: Readonly<Record<string, string>> = {
  // <ViewTransition>: they look for one in what is committed.
  ...bodies(NOTHING, 'commitExitViewTransitions commitNestedViewTransitions trackEnterViewTransitions'),
  ...bodies(NOTHING, 'restoreEnterOrExitViewTransitions restoreNestedViewTransitions queueTransitionTypes'),
  ...bodies(FAILS, 'startViewTransition flushAfterMutationEffects reportViewTransitionError'),
  claimQueuedTransitionTypes: '{return null}',
  // A fragment's ref: they look for one around what comes and goes.
  ...bodies(NOTHING, 'commitNewChildToFragmentInstances commitFragmentInstanceInsertionEffects'),
  ...bodies(NOTHING, 'commitFragmentInstanceDeletionEffects isFragmentInstanceParent'),
  ...bodies(FAILS, 'FragmentInstance addFragmentHandleToFiber'),
  // <Activity> and <SuspenseList>, where the tag is not a case.
  ...bodies(FAILS, 'getActivityInstanceFromFiber updateSuspenseListComponent pushSuspenseListContext'),
  // Forms whose action is a function.
  ...bodies(NOTHING, 'extractEvents$1'),
  ...bodies(FAILS, 'startHostTransition scheduleReplayQueueIfNeeded TransitionAwareHostComponent'),
  ...bodies(FAILS, 'dispatchOptimisticSetState requestFormReset requestFormReset$1'),
  // Style sheets and scripts as resources of React: no element has one, no commit waits for one, or for a picture.
  getResource: '{return null}',
  waitForCommitToBeReady: '{return null}',
  ...bodies(NOTHING, 'accumulateSuspenseyCommitOnFiber preloadInstanceAndSuspendIfNeeded'),
  ...bodies(FAILS, 'acquireResource preloadResourceAndSuspendIfNeeded insertSuspendedStylesheets'),
  ...bodies(FAILS, 'prefetchDNS preconnect preload preloadModule preinitScript preinitStyle'),
  ...bodies(FAILS, 'preinitModuleScript'),
  // onSelect, onBeforeInput, and onComposition* where browsers have no such events.
  ...bodies(NOTHING, 'constructSelectEvent getNativeBeforeInputChars getFallbackBeforeInputChars'),
  ...bodies(NOTHING, 'getData isFallbackCompositionEnd'),
  getDataFromCustomEvent: '{return null}',
  ...bodies(FAILS, 'setPropOnCustomElement'),
  // Browsers without the events `input` and `animationend`.
  ...bodies(FAILS, 'getTargetInstForInputEventPolyfill handleEventsForInputEventPolyfill'),
  getVendorPrefixedEventName: '{return eventName}',
  // The names of the components around an error: of errors their own stacks are reported.
  getStackByFiberInDevAndProd: '{return ""}',
  getComponentNameFromType: '{return null}',
  // An indicator that each root has and that React never shows.
  ...bodies(NOTHING, 'defaultOnDefaultTransitionIndicator'),
};

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/u);
}

function bodies(body: string, functions: string): Readonly<Record<string, string>> {
  return Object.fromEntries(words(functions).map((name) => [name, body]));
}

/** A module of React without what this site does not use, and what of that it had. */
export function withoutUnused(code: string): {
  readonly code: string;
  readonly found: ReadonlySet<string>;
  readonly aliases: ReadonlySet<string>;
} {
  const found = new Set<string>();
  const aliases = new Set<string>();
  const note = (name: string, isFound: boolean): boolean => {
    if (isFound) found.add(name);
    return isFound;
  };
  const cut = cutCode(code, {
    bodyOf(name) {
      note(name, Object.hasOwn(BODIES, name));
      return BODIES[name];
    },
    isAssignmentCut(target) {
      const name = target.replace(/^exports\./u, '');
      const pattern = UNUSED_ASSIGNMENTS.find((unused) => unused.test(target));
      if (pattern !== undefined) return note(String(pattern), true);
      return name !== target && note(name, UNUSED_EXPORTS.includes(name));
    },
    isCaseCut: (discriminant, test) =>
      note(
        test,
        UNUSED_TYPES.includes(test) || (discriminant.endsWith('.tag') && UNUSED_TAGS.includes(test)),
      ),
    isPropertyCut: (name, siblings) =>
      siblings.has('useSyncExternalStore') && note(name, UNUSED_HOOKS.includes(name)),
    isEntryCut(variable, entry) {
      if (variable !== 'aliases' || USED_ALIASES.has(entry)) return false;
      aliases.add(entry);
      return true;
    },
  });
  return { code: cut, found, aliases };
}

/** All names that React has to have: with another React they are to be looked through. */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  ...UNUSED_EXPORTS,
  ...UNUSED_HOOKS,
  ...UNUSED_TYPES,
  ...UNUSED_TAGS,
  ...UNUSED_ASSIGNMENTS.map(String),
  ...Object.keys(BODIES),
]);

/**
 * React's client without what this site does not use of it, a quarter of its bytes. React has no flags for that, and as
 * CommonJS nothing that a bundler could leave out. Only the browser's build: the edge's and the tests' is whole.
 */
export function reactClient(): Plugin {
  const found = new Set<string>();
  return {
    name: 'react-client',
    transform: {
      filter: { id: /\/(?:react|react-dom|react-dom-client|scheduler)\.production\.js$/u },
      handler(code) {
        const cut = withoutUnused(code);
        for (const name of cut.found) found.add(name);
        return { code: cut.code, map: null };
      },
    },
    buildEnd(error) {
      const missing = [...LEFT_OUT].filter((name) => !found.has(name));
      if (error === undefined && missing.length > 0) throw new Error(`React has no ${missing.join(', ')}`);
    },
  };
}
