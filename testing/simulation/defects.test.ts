import { expect, test } from 'vitest';
import { hasPlace } from '../plant-defect.ts';
import { DEFECTS } from './defects.ts';

test.each(DEFECTS)('there is a place for the defect: $name', async (defect) => {
  expect(await hasPlace(defect)).toBe(true);
});
