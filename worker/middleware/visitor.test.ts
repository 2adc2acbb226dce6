import { describe, expect, test } from 'vitest';
import { deviceOf } from './visitor.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const PIXEL =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const ANDROID_TABLET =
  'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

describe('§4 device: W on the desktop, C on a phone', () => {
  test.each([
    ['a phone’s hint', '?1', DESKTOP, 'C'],
    ['a desktop’s hint', '?0', PIXEL, 'W'],
    ['a desktop’s hint on an iPad', '?0', IPAD, 'C'],
    ['an iPhone', undefined, IPHONE, 'C'],
    ['an Android phone', undefined, PIXEL, 'C'],
    ['an iPad', undefined, IPAD, 'C'],
    ['an Android tablet', undefined, ANDROID_TABLET, 'W'],
    ['a desktop', undefined, DESKTOP, 'W'],
    ['nothing said', undefined, '', 'W'],
    ['a hint that is none', 'yes', DESKTOP, 'W'],
  ])('%s', (_name, hint, agent, device) => {
    expect(deviceOf(hint, agent)).toBe(device);
  });
});
