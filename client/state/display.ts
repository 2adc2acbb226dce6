import { computed, createModel, signal, type ReadonlySignal } from '@preact/signals-react';
import { GRID_SIZE, REEL_SIZE } from '../../shared/config/constants.ts';
import type { BannerChoice, Visitor } from '../../shared/model/visitor.ts';

export type DeviceType = 'desktop' | 'mobile';

/** §3 App display state. */
export interface DisplayModel {
  readonly deviceType: ReadonlySignal<DeviceType>;
  readonly userCountry: ReadonlySignal<string>;
  /** Tiles of a grid row and of a reel before "See all". */
  readonly gridSize: ReadonlySignal<number>;
  readonly reelSize: ReadonlySignal<number>;
  /** Picks logo and header colour (§2.6). */
  readonly bannerChoice: ReadonlySignal<BannerChoice>;
  /** Native-app mode: header hidden, native footer (§2.6). */
  readonly isNative: ReadonlySignal<boolean>;
  readonly isContactOpen: ReadonlySignal<boolean>;
  setDeviceType(deviceType: DeviceType): void;
  /** Can only be switched on (§2.6). */
  switchToNative(): void;
  /** The contact-us popup (§2.12), opened from anywhere through `window.openContactUs`. */
  openContact(): void;
  closeContact(): void;
}

export const Display = createModel((visitor: Visitor): DisplayModel => {
  const deviceType = signal<DeviceType>(visitor.device === 'C' ? 'mobile' : 'desktop');
  const isNative = signal(visitor.isNative);
  const isContactOpen = signal(false);
  return {
    deviceType,
    userCountry: computed(() => visitor.country),
    gridSize: signal(GRID_SIZE),
    reelSize: signal(REEL_SIZE),
    bannerChoice: signal(visitor.bannerChoice),
    isNative,
    isContactOpen,
    setDeviceType(next) {
      deviceType.value = next;
    },
    switchToNative() {
      isNative.value = true;
    },
    openContact() {
      isContactOpen.value = true;
    },
    closeContact() {
      isContactOpen.value = false;
    },
  };
});
