import type { Framework, FrameworkCall, FrameworkEvent } from '../../client/platform/contract.ts';

export interface TestFramework extends Framework {
  /** Sends an event to its listeners. */
  send(event: FrameworkEvent, payload?: unknown): void;
  readonly called: (readonly [FrameworkCall, ...unknown[]])[];
}

/** A framework whose calls return the given responses; a call without one returns `undefined`. */
export function testFramework(responses: Partial<Record<FrameworkCall, () => unknown>> = {}): TestFramework {
  const handlers = new Map<FrameworkEvent, (payload: unknown) => void>();
  const called: (readonly [FrameworkCall, ...unknown[]])[] = [];
  return {
    called,
    on: (event, handler) => void handlers.set(event, handler),
    send: (event, payload) => handlers.get(event)?.(payload),
    async call(name, ...given) {
      called.push([name, ...given]);
      const response: unknown = await responses[name]?.();
      return response;
    },
  };
}
