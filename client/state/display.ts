import { createModel, signal, type ReadonlySignal } from '@preact/signals-react';
import type { BannerChoice, Visitor } from '../../shared/domain/visitor.ts';

/** The part of §3's app display state that no other model holds. */
export interface DisplayModel {
  /** Selects logo and header colour (§2.6). */
  readonly bannerChoice: ReadonlySignal<BannerChoice>;
  /** Native-app mode: header hidden, native footer (§2.6). */
  readonly isNative: ReadonlySignal<boolean>;
}

export const Display = createModel((visitor: Visitor): DisplayModel => ({
  bannerChoice: signal(visitor.bannerChoice),
  isNative: signal(visitor.isNative),
}));
