import { describe, expect, test } from 'vitest';
import { Menu } from './menu.ts';

describe('§2.7 side menu', () => {
  test('only one group is open at a time; closing the menu collapses all', () => {
    const menu = new Menu();
    menu.open();
    menu.toggleGroup('kinds');
    menu.toggleGroup('tables');
    expect(menu.openGroup.value).toBe('tables');
    menu.toggleGroup('tables');
    expect(menu.openGroup.value).toBeNull();
    menu.toggleGroup('kinds');
    menu.close();
    expect([menu.isOpen.value, menu.openGroup.value]).toEqual([false, null]);
  });
});
