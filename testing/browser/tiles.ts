import type { Locator } from 'playwright-core';

/** The tile of one of its buttons. */
export const tileOf = (button: Locator): Locator => button.locator('xpath=ancestor::li[1]');
