import { createModel, signal, type ReadonlySignal } from '@preact/signals-react';
import type { BannerChoice, Visitor } from '../../shared/domain/visitor.ts';

/** What is left of §3's app display state once the other models have theirs. */
export interface DisplayModel {
  /** Picks logo and header colour (§2.6). */
  readonly bannerChoice: ReadonlySignal<BannerChoice>;
  /** Native-app mode: header hidden, native footer (§2.6). */
  readonly isNative: ReadonlySignal<boolean>;
}

export const Display = createModel((visitor: Visitor): DisplayModel => ({
  bannerChoice: signal(visitor.bannerChoice),
  isNative: signal(visitor.isNative),
}));
