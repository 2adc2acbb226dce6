import type { Framework, FrameworkCall, FrameworkEvent } from '../../client/platform/framework/contract.ts';

export interface TestFramework extends Framework {
  /** Sends an event to its listeners. */
  send(event: FrameworkEvent, payload?: unknown): void;
  readonly called: (readonly [FrameworkCall, ...unknown[]])[];
}

interface TestFrameworkParts {
  /** The extras that it lacks. */
  readonly lacks?: readonly FrameworkCall[];
  readonly isCurrent?: () => boolean;
}

/** A framework whose calls return the given responses; a call without one returns `undefined`. */
export function testFramework(
  responses: Partial<Record<FrameworkCall, (...given: readonly unknown[]) => unknown>> = {},
  { lacks = [], isCurrent = () => true }: TestFrameworkParts = {},
): TestFramework {
  const handlers = new Map<FrameworkEvent, ((payload: unknown) => void)[]>();
  const called: (readonly [FrameworkCall, ...unknown[]])[] = [];
  return {
    called,
    has: (name) => !lacks.includes(name),
    isCurrent,
    on: (event, handler) => void handlers.set(event, [...(handlers.get(event) ?? []), handler]),
    send(event, payload) {
      for (const handler of handlers.get(event) ?? []) handler(payload);
    },
    async call(name, ...given) {
      called.push([name, ...given]);
      const response: unknown = await responses[name]?.(...given);
      return response;
    },
  };
}
