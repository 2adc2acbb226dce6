import { expect, test } from 'vitest';
import { withoutAlias } from './without-alias.ts';

test.each([
  ['/info/responsible/', '/info/responsible-gambling/'],
  ['/es/info/responsible/?NeoDL=chat?x', '/es/info/responsible-gambling/?NeoDL=chat?x'],
  ['/en-ie/info/terms/', '/en-ie/info/terms/'],
  ['/info/', '/info/'],
  ['/info/no-such-page/', '/info/no-such-page/'],
  ['/blog/responsible/?page=2', '/blog/responsible/?page=2'],
  ['/evil.example', '/evil.example'],
])('§2.1 a redirect to %s leads to %s at once', (location, at) => {
  expect(withoutAlias(location)).toBe(at);
});
