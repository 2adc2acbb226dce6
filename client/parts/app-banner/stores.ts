import type { PublicSettings } from '../../../shared/pages/page-data.ts';

export type Store = 'appStore' | 'playStore';

const ANDROID = /Android/u;
const APPLE_PHONE = /iPhone|iPad|iPod/u;

/**
 * The stores that have the app for a device, as far as their addresses are set (§4): on a phone the right one, elsewhere both.
 */
export function storesFor(
  userAgent: string,
  { appStoreUrl, playStoreUrl }: Pick<PublicSettings, 'appStoreUrl' | 'playStoreUrl'>,
): readonly { readonly store: Store; readonly href: string }[] {
  const stores = [
    { store: 'appStore', href: appStoreUrl, isElsewhere: ANDROID.test(userAgent) },
    { store: 'playStore', href: playStoreUrl, isElsewhere: APPLE_PHONE.test(userAgent) },
  ] as const;
  return stores.filter(({ href, isElsewhere }) => href !== '' && !isElsewhere);
}
