import { describe, expect, test } from 'vitest';
import { onFirstSign } from './lazy-rule.ts';

describe('§4 the first sign of a visitor', () => {
  test.each(['scroll', 'wheel', 'click', 'mousemove', 'touchstart', 'keydown'])(
    '%s loads the framework, once',
    (type) => {
      const page = new EventTarget();
      let loads = 0;
      onFirstSign(page, () => {
        loads += 1;
      });
      page.dispatchEvent(new Event('resize'));
      expect(loads).toBe(0);
      page.dispatchEvent(new Event(type));
      page.dispatchEvent(new Event('click'));
      expect(loads).toBe(1);
    },
  );
});
