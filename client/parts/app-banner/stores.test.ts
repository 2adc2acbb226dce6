import { expect, test } from 'vitest';
import { storesFor } from './stores.ts';

const appStoreUrl = 'https://apps.example/ios';
const playStoreUrl = 'https://apps.example/android';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) AppleWebKit/605.1.15';
const PIXEL = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36';

test.each([
  [IPHONE, { appStoreUrl, playStoreUrl }, ['appStore']],
  [PIXEL, { appStoreUrl, playStoreUrl }, ['playStore']],
  [DESKTOP, { appStoreUrl, playStoreUrl }, ['appStore', 'playStore']],
  [IPHONE, { appStoreUrl: '', playStoreUrl }, []],
  [PIXEL, { appStoreUrl, playStoreUrl: '' }, []],
  [DESKTOP, { appStoreUrl: '', playStoreUrl: '' }, []],
])('§4 on %s with %j the app is in %j', (userAgent, settings, stores) => {
  expect(storesFor(userAgent, settings).map(({ store }) => store)).toEqual(stores);
});
