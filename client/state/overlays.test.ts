import { expect, test } from 'vitest';
import { Overlays } from './overlays.ts';

test('of the overlays without a model of their own one is open at a time', () => {
  const overlays = new Overlays();
  overlays.open('one');
  overlays.open('other');
  expect(overlays.openName.value).toBe('other');
  overlays.close('one');
  expect(overlays.openName.value).toBe('other');
  overlays.close('other');
  expect(overlays.openName.value).toBeNull();
});
