import { expect, test } from 'vitest';
import { MOST_SLIDES } from '../../shared/domain/hero-slides.ts';
import { firstWide } from './lobby-order.ts';

test('the wide pictures that are painted first are those of the home page’s hero', () => {
  expect(firstWide.size).toBe(MOST_SLIDES);
});
