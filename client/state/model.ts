import type { ReadonlySignal, Signal } from '@preact/signals-react';

/**
 * A model as others see it: its methods, and its signals to read. Only the model writes them. Inferred from the model's
 * factory, whose returned object documents each member.
 */
export type ModelOf<Constructor extends abstract new (...given: never) => unknown> = {
  readonly [Member in keyof InstanceType<Constructor>]: InstanceType<Constructor>[Member] extends Signal<
    infer Value
  >
    ? ReadonlySignal<Value>
    : InstanceType<Constructor>[Member];
};
