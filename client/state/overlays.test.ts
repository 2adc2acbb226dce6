import { describe, expect, test } from 'vitest';
import type { SafeHtml } from '../../shared/domain/content.ts';
import { testApp } from '../../testing/client/app.ts';
import { testCollaborators } from '../../testing/client/collaborators.ts';
import { Menu } from './menu.ts';
import { Search } from './search/search.ts';
import { testPageData } from '../../testing/client/page-data.ts';

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

describe('§4 search overlay', () => {
  test('searching when the query is non-empty; closing forgets the query', () => {
    const search = new Search(testCollaborators());
    search.open();
    search.type('  ');
    expect(search.isSearching.value).toBe(false);
    search.type('moon');
    expect(search.isSearching.value).toBe(true);
    search.close();
    expect([search.isOpen.value, search.query.value]).toEqual([false, '']);
  });

  test('§3 chosen games are kept in the cookie previousGameID, newest first, none twice', () => {
    const world = testCollaborators({ cookies: { previousGameID: '5,6' } });
    const search = new Search(world);
    search.recall();
    search.remember(7);
    search.remember(5);
    expect(search.searchedGameIds.value).toEqual([5, 7, 6]);
    expect(world.cookies.jar.get('previousGameID')).toBe('5,7,6');
  });

  test('§7.8 a game out of "Your searches:" pushes previousGameClick', () => {
    const world = testCollaborators();
    new Search(world).revisit(7, 'Moon Mice');
    expect(world.tracked).toEqual([
      { event: 'previousGameClick', searchedGameName: 'Moon Mice', searchedGameId: 7 },
    ]);
  });
});

describe('overlays without a model of their own', () => {
  test('one is open at a time', () => {
    const { app } = testApp();
    app.overlays.open('one');
    app.overlays.open('other');
    expect(app.overlays.openName.value).toBe('other');
    app.overlays.close();
    expect(app.overlays.openName.value).toBeNull();
  });
});

describe('§3 footer', () => {
  test('a page whose data lacks icons keeps those of the page before', () => {
    const { app } = testApp();
    app.footer.update({ iconsHtml: '<svg></svg>' as SafeHtml, copyright: '©' as SafeHtml });
    app.footer.update(testPageData().shell.footer);
    expect([app.footer.smartFooterIcons.value, app.footer.footerCopyright.value]).toEqual([
      '<svg></svg>',
      '©',
    ]);
  });
});
