import { createModel, signal } from '@preact/signals-react';
import type { Visitor } from '../../shared/domain/visitor.ts';
import type { ModelOf } from './model.ts';

/** The part of §3's app display state that no other model holds. */
export const Display = createModel((visitor: Visitor) => ({
  /** Selects logo and header colour (§2.6). */
  bannerChoice: signal(visitor.bannerChoice),
  /** Native-app mode: header hidden, native footer (§2.6). */
  isNative: signal(visitor.isNative),
}));

export type DisplayModel = ModelOf<typeof Display>;
